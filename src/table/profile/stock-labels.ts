import { foldWords } from '../notation/characters.ts';

/** Heads of labels of what is there at a time, folded: the students of six years are no sum. */
const STOCKS: ReadonlySet<string> = new Set(
  foldWords(
    'population pop residents inhabitants students pupils members employees staff headcount workers teachers doctors nurses subscribers followers inventory stock ' +
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

/**
 * Labels of what came together up to each period, folded: of running totals the sum is nothing. "Total acumulado de", "إجمالي تراكمي".
 */
const RUNNING =
  /(?<!\p{L})(?:running total|cumulative|cumulated|year to date|ytd|acumulad[oa]s?|cumulativ[oa]s?|(?:ال)?تراكمي[هة]?)(?!\p{L})/u;

/** True for a label of what is there at a time, of which the sum over several times is nothing. */
export function isStockLabel(label: string): boolean {
  const folded = foldWords(label);
  const words = folded.split(/[^\p{L}]+/u).map((word) => word.replace(/^ال/, ''));
  const speaks = (of: ReadonlySet<string>): boolean => words.some((word) => of.has(word));
  const isStock = speaks(STOCKS) || (speaks(ACTIVE_ONES) && speaks(ACTIVE));
  return RUNNING.test(folded) || (isStock && !speaks(FLOWS));
}
