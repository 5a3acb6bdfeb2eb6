import { describe, expect, it } from 'vitest';
import { askAgent, NOW_MS } from '../../../test/fixtures/ask-agent.ts';
import { SUGGESTION_TABLES } from '../../../test/fixtures/suggestions/tables.ts';
import type { ChartData, GraphConfig } from '../../chart/graph-config.ts';
import { type Locale, PARSING_LOCALE_OF } from '../../chart/locale.ts';
import { rankCharts } from '../../fit/rank.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import { parseTable } from '../../table/parse-table.ts';
import { profileTyped } from '../../table/profile-table.ts';
import { writeRequests } from '../../writing/suggestions/write-requests.ts';
import { mutate } from '../mutate/agent.ts';
import { toPlan } from '../preparation/to-plan.ts';
import { listCandidates } from './list-candidates.ts';
import { readBack } from './read-back.ts';
import { viewCandidate } from './read-drawing.ts';
import { NO_STEER } from './read-prompt.ts';
import { type Base, createLayer } from './view-candidate.ts';

async function carryOut(config: GraphConfig, userPrompt: string, locale: Locale): Promise<ChartData> {
  return (await askAgent(mutate, userPrompt, config, { locale, isLocaleExplicit: true })).config.data;
}

const cellsOf = ({ columns, rows }: ChartData): readonly unknown[][] =>
  rows.map((row) => columns.map(({ key }) => row[key] ?? null));

/** Every view of a table, with the request that was proved for it. */
function provenViews(config: GraphConfig, locale: Locale) {
  const parsingLocale = PARSING_LOCALE_OF[locale];
  const table = parseTable(config.data, { locale: parsingLocale });
  const profile = profileTyped(table);
  const whole = toPlanTable(config.data, { locale: parsingLocale });
  const base: Base = {
    data: config.data,
    whole,
    table: whole,
    examined: { table, profile },
    ranking: rankCharts(profile),
    carrier: undefined,
    locale,
    parsingLocale,
    signal: new AbortController().signal,
  };
  const situation = { config, table, profile, locale, purpose: 'data', now: NOW_MS } as const;
  const lay = createLayer(base);
  return listCandidates({ profile, ranking: base.ranking, wanted: new Set() }).flatMap((candidate) => {
    const view = viewCandidate(candidate, lay, { base, steer: NO_STEER });
    if (view === undefined) return [];
    const steps = toPlan(candidate.preparation, base);
    const request = writeRequests(candidate.preparation, table.columns, locale).find(
      (one) => readBack(one, { steps, result: view.result }, base, situation) !== undefined,
    );
    return [{ steps, request, type: view.entry.type }];
  });
}

const CASES = SUGGESTION_TABLES.flatMap(({ name, config, locales }) =>
  locales.map((locale) => ({ name, config, locale })),
);

describe('a request that was read back', () => {
  it.each(CASES)(
    'is carried out by mutate to the very rows that were planned: $name in $locale',
    async ({ config, locale }) => {
      const views = provenViews(config, locale);
      expect(views.length).toBeGreaterThan(0);
      for (const { steps, request } of views) {
        if (request === undefined) continue;
        const planned = applyPlan(config, { steps }, { locale, parsingLocale: PARSING_LOCALE_OF[locale] });
        expect(cellsOf(await carryOut(config, request, locale)), request).toEqual(cellsOf(planned.config.data));
      }
    },
  );

  it('can be written for nearly every view', () => {
    const views = CASES.flatMap(({ config, locale }) => provenViews(config, locale));
    const proven = views.filter(({ request }) => request !== undefined);
    expect(proven.length / views.length).toBeGreaterThan(0.9);
  });
});
