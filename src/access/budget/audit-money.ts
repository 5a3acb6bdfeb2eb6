import type { Balance, EntryKind, LedgerEntry, MoneySnapshot, OpenHold } from './budget-store.ts';

/** What an audit has looked at, and every disagreement it has found, each as one sentence. */
export type MoneyAudit = {
  readonly entries: number;
  readonly balances: number;
  readonly openHolds: number;
  readonly disagreements: readonly string[];
};

/** How far a hold has come on one account. */
type HoldState = { readonly entry: LedgerEntry; readonly isDispatched: boolean };

type Tally = { heldMicros: number; spentMicros: number };

/** What the ledger says, when read from its first line. Only holds that have not ended are remembered. */
type Ledger = {
  readonly open: Map<string, HoldState>;
  readonly tallies: Map<string, Tally>;
  readonly disagreements: string[];
  entries: number;
};

/**
 * Recomputes every balance and every open hold from the ledger and names each disagreement: an entry out of order, a hold
 * that ended twice, spent more than it held, or was cancelled after its dispatch; a balance or an open hold that the ledger
 * does not give.
 */
export async function auditMoney(snapshot: MoneySnapshot): Promise<MoneyAudit> {
  const ledger: Ledger = { open: new Map(), tallies: new Map(), disagreements: [], entries: 0 };
  for await (const entry of snapshot.entries()) readEntry(ledger, entry);
  const disagreements = [
    ...ledger.disagreements,
    ...compareBalances(ledger, snapshot.balances),
    ...compareOpenHolds(ledger, snapshot.openHolds),
  ];
  const { balances, openHolds } = snapshot;
  return { entries: ledger.entries, balances: balances.length, openHolds: openHolds.length, disagreements };
}

function readEntry(ledger: Ledger, entry: LedgerEntry): void {
  ledger.entries += 1;
  const key = `${entry.holdId} ${entry.accountId}`;
  const state = ledger.open.get(key);
  const complaint = complain(entry, state);
  if (complaint !== undefined) {
    const { kind, holdId, accountId } = entry;
    ledger.disagreements.push(`Entry ${ledger.entries}: ${kind} of the hold ${holdId} on ${accountId} ${complaint}.`);
  }
  APPLY[entry.kind](ledger, { key, entry, state });
}

/** What is wrong with an entry, given what came before it. */
function complain(entry: LedgerEntry, state: HoldState | undefined): string | undefined {
  if (entry.kind === 'reserve') return state === undefined ? undefined : 'comes a second time';
  if (state === undefined) return 'comes without a reserve, or after the end of the hold';
  if (entry.month !== state.entry.month) return `is in ${entry.month}, its reserve in ${state.entry.month}`;
  if (entry.kind === 'dispatch') return state.isDispatched ? 'comes a second time' : undefined;
  if (entry.kind === 'cancel') return state.isDispatched ? 'comes after the dispatch' : undefined;
  const reserved = state.entry.amountMicros;
  return entry.amountMicros > reserved ? `spends ${entry.amountMicros} of ${reserved} micro-dollars` : undefined;
}

type Step = { readonly key: string; readonly entry: LedgerEntry; readonly state: HoldState | undefined };

const APPLY = {
  reserve(ledger, { key, entry }) {
    ledger.open.set(key, { entry, isDispatched: false });
    tallyOf(ledger, entry).heldMicros += entry.amountMicros;
  },
  dispatch(ledger, { key, state }) {
    if (state !== undefined) ledger.open.set(key, { ...state, isDispatched: true });
  },
  settle: (ledger, step) => end(ledger, step, step.entry.amountMicros),
  cancel: (ledger, step) => end(ledger, step, 0),
} as const satisfies Record<EntryKind, (ledger: Ledger, step: Step) => void>;

function end(ledger: Ledger, { key, entry, state }: Step, spentMicros: number): void {
  const tally = tallyOf(ledger, state?.entry ?? entry);
  tally.heldMicros -= state?.entry.amountMicros ?? 0;
  tally.spentMicros += spentMicros;
  ledger.open.delete(key);
}

function tallyOf(ledger: Ledger, { accountId, month }: LedgerEntry): Tally {
  const key = `${accountId} in ${month}`;
  const tally = ledger.tallies.get(key) ?? { heldMicros: 0, spentMicros: 0 };
  ledger.tallies.set(key, tally);
  return tally;
}

function compareBalances(ledger: Ledger, balances: readonly Balance[]): readonly string[] {
  const kept = new Map(balances.map((balance) => [`${balance.accountId} in ${balance.month}`, balance]));
  const keys = new Set([...ledger.tallies.keys(), ...kept.keys()]);
  return Array.from(keys, (key) => {
    const derived = toWords(ledger.tallies.get(key));
    const found = toWords(kept.get(key));
    return derived === found ? [] : [`Balance of ${key}: the ledger gives ${derived}, the store says ${found}.`];
  }).flat();
}

function toWords(tally: Readonly<Tally> | undefined): string {
  return `${tally?.heldMicros ?? 0} held and ${tally?.spentMicros ?? 0} spent`;
}

function compareOpenHolds(ledger: Ledger, openHolds: readonly OpenHold[]): readonly string[] {
  const derived = new Map<string, string>();
  for (const { entry, isDispatched } of ledger.open.values()) {
    derived.set(entry.holdId, describeHold({ ...entry, isDispatched }));
  }
  const kept = new Map(openHolds.map((hold) => [hold.holdId, describeHold(hold)]));
  const ids = new Set([...derived.keys(), ...kept.keys()]);
  return Array.from(ids, (id) => {
    const [expected, found] = [derived.get(id) ?? 'not open', kept.get(id) ?? 'not open'];
    return expected === found ? [] : [`Hold ${id}: the ledger gives ${expected}, the store says ${found}.`];
  }).flat();
}

function describeHold({ month, amountMicros, isDispatched }: OpenHold): string {
  return `${amountMicros} in ${month}, ${isDispatched ? 'dispatched' : 'not dispatched'}`;
}
