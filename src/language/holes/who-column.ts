import type { TableProfile } from '../../table/profile.ts';
import { conceptsOf, toCanonical } from '../links/table-index.ts';
import { isNaming } from './column-nature.ts';

/** What people are called in labels, by what they do or are. */
const PEOPLE: ReadonlySet<string> = new Set(
  toCanonical(
    'person driver rider runner player pupil student teacher author writer artist singer actor director manager agent seller employee ' +
      'customer client member patient doctor nurse vet judge lawyer coach trainer captain owner buyer donor volunteer candidate user technician engineer operator assignee worker ' +
      'pessoa condutor motorista corredor jogador aluno professor autor artista cantor ator diretor gestor agente vendedor cliente membro ' +
      'paciente medico enfermeiro juiz advogado treinador dono doador voluntario candidato utilizador tecnico engenheiro operador atendente responsavel trabalhador comercial ' +
      'شخص سائق عداء لاعب تلميذ طالب معلم مؤلف فنان مدير وكيل بائع موظف عميل عضو مريض طبيب ممرض قاضي محامي مدرب مالك متبرع متطوع مرشح فني مهندس مشغل مسؤول عامل',
  ).flatMap((word) => [word, ...conceptsOf(word)]),
);

/** True for a canonical word that people are called by. */
export const isPerson = (word: string): boolean => PEOPLE.has(word);

/** The position of the column that "who" asks for: what the rows are named after, or the only column of people. */
export function whoColumn(profile: TableProfile): number | undefined {
  const { columns } = profile;
  const named = columns.findIndex((column) => isNaming(column, profile) && column.role !== 'identifier');
  return named >= 0 ? named : peopleColumn(profile);
}

/** The position of the only column of people. */
export function peopleColumn({ columns }: TableProfile): number | undefined {
  const people = columns.flatMap(({ kind, label }, at) => {
    const words = toCanonical(label).flatMap((word) => [word, ...conceptsOf(word)]);
    return kind === 'text' && words.some((word) => PEOPLE.has(word)) ? [at] : [];
  });
  return people.length === 1 ? people[0] : undefined;
}
