import { LANGUAGES, type Language } from '../lexicon/lexicon-index.ts';
import { FREE_SENSES, type Sense } from '../lexicon/senses.ts';
import type { Link, LinkTarget } from '../links/link.ts';
import type { LinkedWish } from '../links/link-words.ts';
import { RULES } from './all-rules.ts';
import { binary, columnCell, emptyCell, literal } from './expressions.ts';
import { LIFTS } from './lifts.ts';
import { profitOfPieces, sideOfAccount, takingsOf } from './made-columns.ts';
import { type BuildContext, type Item, parsePattern, type Rule, type Slot, type SlotName, toParts } from './rule.ts';

/** A rule with its pattern read, as it is looked up by an item that begins it. */
type ReadRule = {
  readonly rule: Rule;
  readonly slots: readonly Slot[];
  /** Its place among all rules: of equal readings the first stays. */
  readonly order: number;
  /** The slot behind the one that the item takes. */
  readonly next: number;
  /** What each slot from there on that must be filled takes; slots that take few names come first. */
  readonly needed: readonly Need[];
};

/** The place among `NEEDS` of names, one of which must be there. */
type Need = number;

/** Rules that want for the same thing first. Most fail for it together. */
type NeedyRules = { readonly need: Need | undefined; readonly rules: readonly ReadRule[] };

/** Items of one name that begin at one token, best first. */
type ItemsByName = Map<SlotName, Item[]>;

/** Items of one name and one stretch that are kept. */
const BEAM = 3;
/** Items of one name that begin at one token. */
const MOST_OF_NAME = 14;
/** Matches of rules tried from one token. */
const MOST_MATCHES = 500;
/** Free words passed over between two slots. */
const LONGEST_GAP = 3;
const GAP_COST = 0.02;
/** Lets the longer of two equal readings win by a hair. */
const LIFT_COST = 0.001;

/** The rules of a language by the names that a match may begin with. */
type RulesByFirst = ReadonlyMap<SlotName, readonly NeedyRules[]>;

/** The needs of all rules, each once, by the names that meet them. */
const NEEDS = new Map<string, Need>();
/** The needs that each name meets. */
const NEEDS_MET_BY = new Map<SlotName, Need[]>();

function needOf(names: readonly SlotName[]): Need {
  const key = names.join(' ');
  const known = NEEDS.get(key);
  if (known !== undefined) return known;
  const need = NEEDS.size;
  NEEDS.set(key, need);
  for (const name of names) NEEDS_MET_BY.set(name, [...(NEEDS_MET_BY.get(name) ?? []), need]);
  return need;
}

const RULES_OF: ReadonlyMap<Language, RulesByFirst> = new Map(
  LANGUAGES.map((language) => [
    language,
    indexRules(RULES.filter((rule) => rule.language === undefined || rule.language === language)),
  ]),
);

function indexRules(rules: readonly Rule[]): RulesByFirst {
  const index = new Map<SlotName, ReadRule[]>();
  rules.forEach((rule, order) => {
    const slots = parsePattern(rule.pattern);
    for (const [name, place] of firstNames(slots)) {
      const next = place + 1;
      // What few names can fill is most often missing: it is looked for first.
      const needed = slots
        .slice(next)
        .flatMap(({ names, isOptional }) => (isOptional ? [] : [names]))
        .sort((one, other) => one.length - other.length)
        .map(needOf);
      const list = index.get(name);
      const read = { rule, slots, order, next, needed };
      if (list === undefined) index.set(name, [read]);
      else list.push(read);
    }
  });
  return new Map(Array.from(index, ([name, list]) => [name, byNeed(list)]));
}

function byNeed(rules: readonly ReadRule[]): readonly NeedyRules[] {
  const groups = Map.groupBy(rules, ({ needed: [first] }) => first);
  return Array.from(groups, ([need, group]) => ({ need, rules: group }));
}

/** Names a match may begin with, each with its first slot: those of the slots up to the first that must be there. */
function firstNames(slots: readonly Slot[]): ReadonlyMap<SlotName, number> {
  const names = new Map<SlotName, number>();
  for (const [place, slot] of slots.entries()) {
    for (const name of slot.names) if (!names.has(name)) names.set(name, place);
    if (!slot.isOptional) break;
  }
  return names;
}

/**
 * Everything the grammar finds in a wish, by the token where it begins: a bottom-up chart, filled from the last token to the
 * first, so that what follows a slot is complete when the slot is matched. Beams bound it: linear in the length of the wish.
 */
export function parseWish(linked: LinkedWish, context: BuildContext): readonly (readonly Item[])[] {
  const parser = new Parser(linked, context);
  return parser.run();
}

class Parser {
  private readonly chart: ItemsByName[];
  private readonly isFree: readonly boolean[];
  private matchesLeft = 0;
  /** The items that begin at the token that is being filled, as they are found. */
  private agenda: Item[] = [];
  /** 1 for each need that an item meets which begins behind the token that is being filled. */
  private readonly isMet = new Uint8Array(NEEDS.size);
  /** The rules that may begin with each name that was asked for, as long as nothing else comes to stand behind. */
  private readonly mayBegin = new Map<SlotName, readonly ReadRule[]>();

  private readonly linked: LinkedWish;
  private readonly context: BuildContext;
  private readonly rules: RulesByFirst;

  constructor(linked: LinkedWish, context: BuildContext) {
    this.linked = linked;
    this.context = context;
    this.rules = RULES_OF.get(linked.language) ?? new Map();
    this.chart = linked.tokens.map(() => new Map());
    this.isFree = linked.tokens.map((token, at) => token.kind === 'mark' || isFreeAt(linked.over[at] ?? []));
  }

  run(): readonly (readonly Item[])[] {
    for (let start = this.linked.tokens.length - 1; start >= 0; start--) this.fill(start);
    return this.chart.map((items) => [...items.values()].flat());
  }

  private fill(start: number): void {
    this.matchesLeft = MOST_MATCHES;
    this.agenda = [];
    for (const link of this.linked.links[start] ?? []) for (const item of leavesOf(link, this.context)) this.add(item);
    for (let at = 0; at < this.agenda.length; at++) {
      const item = this.agenda[at];
      if (item === undefined) continue;
      const taken = [item];
      for (const read of this.rulesFrom(item.name)) this.matchRest(read, read.next, taken, item.score);
    }
    for (const name of this.chart[start]?.keys() ?? []) {
      for (const need of NEEDS_MET_BY.get(name) ?? []) {
        if (this.isMet[need] === 1) continue;
        this.isMet[need] = 1;
        this.mayBegin.clear();
      }
    }
  }

  /** The rules that may begin with a name, in their order: most fail for want of something that the wish has nowhere. */
  private rulesFrom(name: SlotName): readonly ReadRule[] {
    const known = this.mayBegin.get(name) ?? this.findRules(name);
    this.mayBegin.set(name, known);
    return known;
  }

  private findRules(name: SlotName): readonly ReadRule[] {
    const found: ReadRule[] = [];
    for (const { need, rules } of this.rules.get(name) ?? []) {
      if (need !== undefined && this.isMet[need] !== 1) continue;
      for (const rule of rules) if (rule.needed.every((one) => this.isMet[one] === 1)) found.push(rule);
    }
    return found.length < 2 ? found : found.sort((one, other) => one.order - other.order);
  }

  /** Keeps an item that is among the best, to see what may begin with it. */
  private add(item: Item): void {
    if (this.keep(item)) this.agenda.push(item);
  }

  /** Puts an item on the chart where it is among the best of its name and stretch. */
  private keep(item: Item): boolean {
    const items = this.chart[item.start];
    if (items === undefined) return false;
    const list = items.get(item.name) ?? [];
    items.set(item.name, list);
    const same = list.filter(({ end }) => end === item.end);
    if (same.some((other) => other.score >= item.score && isSame(other, item))) return false;
    const worst = same.length < BEAM ? undefined : same.reduce((low, other) => (other.score < low.score ? other : low));
    if (worst !== undefined && worst.score >= item.score) return false;
    if (worst !== undefined) list.splice(list.indexOf(worst), 1);
    else if (list.length >= MOST_OF_NAME) return false;
    list.push(item);
    return true;
  }

  /** Finds what the slots of a rule from a place on may take behind what those before took, which is left as it was. */
  private matchRest(read: ReadRule, place: number, taken: Item[], score: number): void {
    if (this.matchesLeft <= 0) return;
    const last = taken[taken.length - 1];
    if (last === undefined) return;
    const slot = read.slots[place];
    if (slot === undefined) {
      this.matchesLeft--;
      const made = this.make(read.rule, [...taken], score);
      if (made !== undefined) this.add(made);
      return;
    }
    if (slot.isOptional) this.matchRest(read, place + 1, taken, score);
    for (let gap = 0, at = last.end; gap <= LONGEST_GAP && at < this.chart.length; gap++, at++) {
      for (const name of slot.names) {
        for (const item of this.chart[at]?.get(name) ?? []) {
          taken.push(item);
          this.matchRest(read, place + 1, taken, score + item.score - gap * GAP_COST);
          taken.pop();
        }
      }
      if (this.isFree[at] !== true) break;
    }
  }

  private textOf({ start, end }: Item): string {
    const { tokens, wish } = this.linked;
    return wish.slice(tokens[start]?.start, tokens[end - 1]?.end);
  }

  private says(sense: Sense, start: number, end: number): boolean {
    const within = this.linked.links.slice(start, end).flat();
    return within.some((link) => link.end <= end && link.target.kind === 'sense' && link.target.sense === sense);
  }

  private make(rule: Rule, taken: readonly Item[], score: number): Item | undefined {
    const first = taken[0];
    const last = taken[taken.length - 1];
    if (first === undefined || last === undefined) return undefined;
    const meaning = rule.build(
      toParts(taken, {
        lastText: this.textOf(last),
        text: this.textOf({ ...first, end: last.end }),
        says: (sense) => this.says(sense, first.start, last.end),
        textAt: (item) => this.textOf(item),
      }),
      this.context,
    );
    if (meaning === undefined) return undefined;
    return {
      name: rule.gives,
      start: first.start,
      end: last.end,
      score: score + rule.weight,
      source: rule.id,
      meaning,
    };
  }
}

function isSame(left: Item, right: Item): boolean {
  return left.meaning === right.meaning || JSON.stringify(left.meaning) === JSON.stringify(right.meaning);
}

function isFreeAt(links: readonly Link[]): boolean {
  return links.some(({ target }) => target.kind === 'sense' && FREE_SENSES.has(target.sense));
}

/** The items that a link gives by itself. */
function leavesOf({ start, end, score, target }: Link, context: BuildContext): readonly Item[] {
  const span = { start, end, score: score * (end - start), source: target.kind };
  if (target.kind !== 'sense') return [{ ...span, ...leafOf(target, context) }];
  const lift = LIFTS[target.sense];
  const sense: Item = { ...span, name: target.sense };
  return lift === undefined
    ? [sense]
    : [sense, { ...span, score: span.score - LIFT_COST, name: lift.category, meaning: lift.meaning }];
}

function leafOf(target: Exclude<LinkTarget, { kind: 'sense' }>, context: BuildContext): Pick<Item, 'name' | 'meaning'> {
  const { columnOf } = context;
  switch (target.kind) {
    case 'column':
      return { name: 'Column', meaning: target };
    case 'value':
      return { name: 'Value', meaning: target };
    case 'number':
      return { name: 'Number', meaning: target };
    case 'moment':
      return { name: 'Moment', meaning: target };
    case 'text':
      return { name: 'Text', meaning: target };
    case 'figure':
      return { name: 'Derive', meaning: target };
    case 'takings':
      return { name: 'Column', meaning: { column: takingsOf(target.column, context), reason: 'synonym' } };
    case 'pieceProfit':
      return { name: 'Column', meaning: { column: profitOfPieces(target, context), reason: 'synonym' } };
    case 'side':
      return { name: 'Column', meaning: { column: sideOfAccount(target, context), reason: 'synonym' } };
    case 'formula':
      return { name: 'FormulaText', meaning: target };
    case 'entity':
      return { name: 'Entity', meaning: target };
    case 'lacking':
      return { name: 'Filter', meaning: { where: emptyCell(columnOf(target.column).key) } };
    case 'unlike':
      return {
        name: 'Filter',
        meaning: { where: binary('!=', columnCell(columnOf(target.column).key), literal(target.value)) },
      };
    case 'word':
      return { name: 'Word', meaning: target };
    case 'colour':
      return { name: 'Colour', meaning: target };
    case 'url':
      return { name: 'Url', meaning: target };
    case 'phrase':
      return { name: 'Phrase', meaning: target };
  }
}
