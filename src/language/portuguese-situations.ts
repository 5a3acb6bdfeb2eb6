import { createSituation, tableConfig } from './sample-situation.ts';
import type { Situation } from './understanding.ts';

const DISTRICTS = ['Lisboa', 'Porto', 'Braga', 'Faro'];
const ARTICLES = ['Azeite', 'Vinho tinto', 'Queijo', 'Mel', 'Compota'];
const STATES = ['Entregue', 'Pendente', 'Anulada'];
const CUSTOMERS = [
  'Mercearia Sol',
  'Café Central',
  'Hotel Ria',
  'Restaurante Ancoradouro',
  'Loja do Bairro',
  'Quinta Nova',
];

/** Two years of a shop's orders, 192 rows: dates, four categories that repeat, whole numbers and euros with cents. */
export function encomendas(own: Partial<Situation> = {}): Situation {
  const labels = ['Data da encomenda', 'Distrito', 'Artigo', 'Cliente', 'Estado', 'Unidades', 'Faturação', 'Custo'];
  const lines = Array.from({ length: 192 }, (_, index) => {
    const month = Math.floor(index / 8);
    const day = String(1 + ((index * 5) % 27)).padStart(2, '0');
    const date = `${day}/${String((month % 12) + 1).padStart(2, '0')}/${2023 + Math.floor(month / 12)}`;
    return [
      date,
      DISTRICTS[(index * 3) % 4] ?? '',
      ARTICLES[(index * 2) % 5] ?? '',
      CUSTOMERS[(index * 5) % 6] ?? '',
      STATES[index % 7 === 0 ? 2 : index % 3 === 0 ? 1 : 0] ?? '',
      1 + ((index * 31) % 60),
      `${100 + ((index * 7919) % 1900)},${10 + (index % 89)} €`,
      `${40 + ((index * 104_729) % 900)},50 €`,
    ];
  });
  return createSituation(tableConfig(labels, lines), { locale: 'PT_PT', ...own });
}

const TEACHERS = [
  'Ana Lopes',
  'Bruno Dias',
  'Carla Reis',
  'Diogo Melo',
  'Elsa Pinto',
  'Filipe Cruz',
  'Gabriela Sá',
  'Hugo Faria',
];

/** Eight teachers of a school, one row each: names, a category, ages, pay, and a figure with its goal. */
export function docentes(own: Partial<Situation> = {}): Situation {
  const labels = ['Docente', 'Escola', 'Idade', 'Ordenado', 'Horas', 'Horas previstas', 'Avaliação'];
  const lines = TEACHERS.map((name, index) => [
    name,
    ['Sede', 'Polo Norte', 'Polo Sul'][index % 3] ?? '',
    28 + ((index * 17) % 38),
    1500 + ((index * 311) % 1200),
    14 + ((index * 5) % 11),
    20,
    index === 4 ? null : 2 + ((index * 7) % 30) / 10,
  ]);
  return createSituation(tableConfig(labels, lines), { locale: 'PT_PT', ...own });
}
