import { auditMoney } from '../access/budget/audit-money.ts';
import type { CommandContext, StoreCommand } from './command.ts';

/** The commands that look at the money. */
export const LEDGER_COMMANDS: readonly StoreCommand[] = [
  {
    kind: 'store',
    words: 'ledger audit',
    summary: 'Recompute all budgets from the ledger and report any disagreement.',
    details: [
      'Reads one moment of the store and changes nothing. Exit code 0 where all agree, 1 where anything differs.',
    ],
    positionals: [],
    options: {},
    prepare: () => audit,
  },
];

async function audit({ store, stdout }: CommandContext): Promise<number> {
  const { entries, balances, openHolds, disagreements } = await store.readMoney(auditMoney);
  const isClean = disagreements.length === 0;
  for (const disagreement of disagreements) stdout.write(`${disagreement}\n`);
  stdout.write(`Ledger entries: ${entries}, monthly balances: ${balances}, open holds: ${openHolds}. `);
  stdout.write(isClean ? 'All agree.\n' : `Disagreements: ${disagreements.length}.\n`);
  return isClean ? 0 : 1;
}
