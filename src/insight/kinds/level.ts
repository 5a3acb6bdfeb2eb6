import { foldWords } from '../../table/notation/characters.ts';
import type { Candidate } from '../candidate.ts';
import type { CellReference } from '../figure.ts';
import type { LevelFact } from '../insight.ts';
import {
  about,
  figureOf,
  holdsNegatives,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  unitOf,
} from '../reading/series.ts';
import { holdsSums } from '../statistics/running-sums.ts';
import { partsOf, WHOLE_IMPORTANCE, WHOLE_SERIES } from './part-to-whole.ts';

/** A level is never news; it is what one says where nothing else is. */
const EFFECT = 0.15;
const FEWEST = 1;

/**
 * Where the values of each measure lie: mean, median, and the sum of amounts that add up; none of gains and losses beside their own sums. Plain arithmetic, without a test; effect
 * and surprise are small by convention.
 */
export function findLevels(scene: Scene): readonly Candidate[] {
  return scene.series
    .filter((series) => series.values.length >= FEWEST && !(holdsNegatives(series) && holdsSums(series.values)))
    .map((series) => ({
      kind: 'level',
      subject: subjectOf(series),
      effect: series.nature.isAdditive ? 2 * EFFECT : EFFECT,
      surprise: EFFECT,
      importance: series.importance,
      state: () => stateLevel(scene, series),
    }));
}

/** What all parts of a whole come to, and for each period or name. */
export function findWholeLevel(scene: Scene): readonly Candidate[] {
  const parts = partsOf(scene);
  const [first] = parts;
  if (first === undefined || parts.some((part) => !part.nature.isAdditive || (scene.isCourse && isStock(part))))
    return [];
  const cells = parts.flatMap((part) => part.cells);
  const unit = unitOf(first);
  return [
    {
      kind: 'level',
      subject: 'whole',
      effect: 2 * EFFECT,
      surprise: EFFECT,
      importance: WHOLE_IMPORTANCE,
      state: () => ({
        kind: 'level',
        series: WHOLE_SERIES,
        axis: scene.axis,
        mean: scene.maker.figure({ name: 'sum-for-each', parts: first.cells.length }, cells, unit),
        median: figureOf(scene, 'median', cells, unit),
        total: figureOf(scene, 'sum', cells, unit),
        count: figureOf(scene, 'count', first.cells, { kind: 'count' }),
      }),
    },
  ];
}

/** Heads of labels of what is there at a time, folded: the students of six years are no sum. */
const STOCKS: ReadonlySet<string> = new Set(
  foldWords(
    'population residents inhabitants students pupils members employees staff headcount workers teachers doctors nurses subscribers followers inventory stock ' +
      'balance debt beds households populacao habitantes residentes alunos estudantes membros socios funcionarios ' +
      'trabalhadores empregados professores medicos enfermeiros assinantes seguidores existencias saldo divida camas ' +
      'سكان طلاب تلاميذ أعضاء موظفين عاملين معلمين أطباء مشتركين مخزون رصيد دين أسرة',
  ).split(' '),
);

/** Those who are there at a time where they are called active, and come in each period where not, folded. */
const ACTIVE_ONES: ReadonlySet<string> = new Set(
  foldWords(
    'users customers clients accounts cases tickets orders clientes utilizadores usuarios contas casos pedidos عملاء مستخدمين مستخدمون مستخدم حسابات قضايا طلبات',
  ).split(' '),
);
const ACTIVE: ReadonlySet<string> = new Set(
  foldWords(
    'active open current existing ativo ativos ativa ativas aberto abertos abertas atuais existentes نشط نشطين نشطون نشطة مفتوحة حاليين حاليون',
  ).split(' '),
);

/** Words of labels of those that came or went in each period, which do add up: new customers, staff hired. */
const FLOWS: ReadonlySet<string> = new Set(
  foldWords(
    'new lost gained added joined left hired acquired admitted signed registered enrolled served treated graduated churned ' +
      'novo novos nova novas perdidos perdidas ganhos admitidos contratados registados inscritos atendidos tratados ' +
      'جدد جديد جديدة جديدين مفقودين مسجلين',
  ).split(' '),
);

/** True for what is there at a time, of which the sum over several times is nothing. */
export function isStock({ name }: Series): boolean {
  const words = foldWords(name.measure)
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/^ال/, ''));
  const speaks = (of: ReadonlySet<string>): boolean => words.some((word) => of.has(word));
  return (speaks(STOCKS) || (speaks(ACTIVE_ONES) && speaks(ACTIVE))) && !speaks(FLOWS);
}

function stateLevel(scene: Scene, series: Series): LevelFact {
  const { nature, values } = series;
  const cells = (): readonly CellReference[] => series.cells;
  const unit = unitOf(series);
  return {
    kind: 'level',
    ...about(scene, series),
    mean: figureOf(scene, 'mean', cells, unit),
    median: figureOf(scene, 'median', cells, unit),
    ...(nature.isAdditive && scene.isStaged !== true && values.length > 1 && !(scene.isCourse && isStock(series))
      ? { total: figureOf(scene, 'sum', cells, unit) }
      : {}),
    count: figureOf(scene, 'count', cells, { kind: 'count' }),
    ...(values.length === 1 ? { only: markAt(scene, series, 0) } : {}),
  };
}
