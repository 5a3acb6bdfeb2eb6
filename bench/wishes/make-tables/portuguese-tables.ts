import { createChance, dayAfter, withPoints } from './chance.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

const MONTHS = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];
const euros = (value: number): string => `${withPoints(value, 2)} €`;

function vendasLojas(): TableFile {
  const chance = createChance(101);
  const products = [
    ['Pastel de nata', 'Pastelaria', 1.3],
    ['Bolo-rei', 'Pastelaria', 14.5],
    ['Café', 'Bebidas', 0.9],
    ['Sumo natural', 'Bebidas', 2.8],
    ['Vinho tinto', 'Bebidas', 8.75],
    ['Queijo da Serra', 'Mercearia', 17.9],
    ['Azeite', 'Mercearia', 9.4],
    ['Pão de Mafra', 'Padaria', 2.2],
    ['Broa de milho', 'Padaria', 1.95],
  ] as const;
  const rows = Array.from({ length: 180 }, (_, index): WrittenCell[] => {
    const day = dayAfter('2023-01-02', Math.floor(index * 4.04));
    const [product, category, price] = chance.pick(products);
    const quantity = chance.whole(3, 220);
    return [
      `${day.d}/${day.m}/${day.y}`,
      chance.pick(['Lisboa', 'Porto', 'Coimbra', 'Faro', 'Braga']),
      product,
      category,
      quantity,
      euros(price),
      euros(quantity * price),
      chance.happens(0.05) ? null : chance.pick(['Rita', 'João', 'Inês', 'Tiago']),
      chance.pick(['MB Way', 'Numerário', 'Cartão']),
    ];
  });
  return makeTable(
    [
      ['data', 'Data', 'dayMonthYear'],
      ['loja', 'Loja', 'text'],
      ['produto', 'Produto', 'text'],
      ['categoria', 'Categoria', 'text'],
      ['quantidade', 'Quantidade', 'number'],
      ['preco_unitario', 'Preço unitário', 'commaNumber'],
      ['receita', 'Receita', 'commaNumber'],
      ['vendedor', 'Vendedor', 'text'],
      ['pagamento', 'Pagamento', 'text'],
    ],
    rows,
  );
}

function inquerito(): TableFile {
  const chance = createChance(103);
  const rows = Array.from({ length: 100 }, (_, index): WrittenCell[] => [
    index + 1,
    chance.pick(['Lisboa', 'Porto', 'Setúbal', 'Aveiro', 'Évora']),
    chance.whole(18, 79),
    chance.pick(['Secundário', 'Licenciatura', 'Mestrado', 'Básico']),
    chance.happens(0.08) ? '' : chance.whole(1, 10),
    chance.pick(['Sim', 'Sim', 'Não', 'Talvez']),
    chance.whole(0, 14),
  ]);
  return makeTable(
    [
      ['id', 'ID', 'number'],
      ['distrito', 'Distrito', 'text'],
      ['idade', 'Idade', 'number'],
      ['escolaridade', 'Escolaridade', 'text'],
      ['satisfacao', 'Satisfação (1 a 10)', 'number'],
      ['recomendaria', 'Recomendaria?', 'text'],
      ['visitas', 'N.º de visitas', 'number'],
    ],
    rows,
  );
}

function notas(): TableFile {
  const chance = createChance(107);
  const names = [
    'Afonso',
    'Beatriz',
    'Carolina',
    'Duarte',
    'Eva',
    'Francisco',
    'Gonçalo',
    'Helena',
    'Inês',
    'João',
    'Leonor',
    'Madalena',
    'Nuno',
    'Olívia',
    'Pedro',
    'Rafael',
    'Sofia',
    'Tomás',
    'Vasco',
    'Xavier',
    'Yara',
    'Zita',
    'Matilde',
    'Simão',
  ];
  const mark = (): WrittenCell => (chance.happens(0.06) ? null : chance.whole(6, 20));
  const rows = names.map((name, index): WrittenCell[] => [
    name,
    ['10.º A', '10.º B', '10.º C'][index % 3] ?? null,
    mark(),
    mark(),
    mark(),
    mark(),
    chance.whole(0, 12),
  ]);
  return makeTable(
    [
      ['aluno', 'Aluno', 'text'],
      ['turma', 'Turma', 'text'],
      ['matematica', 'Matemática', 'number'],
      ['portugues', 'Português', 'number'],
      ['ciencias', 'Ciências', 'number'],
      ['ingles', 'Inglês', 'number'],
      ['faltas', 'Faltas', 'number'],
    ],
    rows,
  );
}

function meteo(): TableFile {
  const chance = createChance(109);
  const cities = [
    ['Lisboa', 17, 60],
    ['Porto', 15, 100],
    ['Faro', 18.5, 40],
  ] as const;
  const rows = cities.flatMap(([city, warmth, rain]) =>
    MONTHS.map((month, index): WrittenCell[] => {
      const season = Math.cos((index - 6.5) * (Math.PI / 6));
      return [
        month,
        city,
        Number((warmth + 6 * season + chance.decimal(-0.8, 0.8, 1)).toFixed(1)),
        chance.happens(0.04) ? '—' : Math.max(0, Math.round(rain * (1 - 0.85 * season) * chance.decimal(0.7, 1.3, 2))),
        chance.whole(45, 88),
      ];
    }),
  );
  return makeTable(
    [
      ['mes', 'Mês', 'text'],
      ['cidade', 'Cidade', 'text'],
      ['temp_media', 'Temperatura média (°C)', 'number'],
      ['precipitacao', 'Precipitação (mm)', 'number'],
      ['humidade', 'Humidade (%)', 'number'],
    ],
    rows,
  );
}

function municipios(): TableFile {
  const rows = [
    ['Almada', 'Setúbal', 174030, 177238, 70.2, '7,1%'],
    ['Amadora', 'Lisboa', 175136, 171454, 23.8, '8,4%'],
    ['Aveiro', 'Aveiro', 78450, 80978, 197.6, '5,2%'],
    ['Beja', 'Beja', 35854, 33394, 1146.4, '8,9%'],
    ['Braga', 'Braga', 181494, 193324, 183.4, '5,8%'],
    ['Cascais', 'Lisboa', 206479, 214124, 97.4, '6,3%'],
    ['Coimbra', 'Coimbra', 143396, 140816, 319.4, '5,5%'],
    ['Évora', 'Évora', 56596, 53577, 1307.1, '6,6%'],
    ['Faro', 'Faro', 64560, 67622, 202.6, '7,9%'],
    ['Guimarães', 'Braga', 158124, 156849, 241, '6,1%'],
    ['Leiria', 'Leiria', 126897, 128616, 565.1, '4,7%'],
    ['Lisboa', 'Lisboa', 547733, 545923, 100.1, '7,0%'],
    ['Loulé', 'Faro', 70622, 72332, 763.7, '8,2%'],
    ['Maia', 'Porto', 135306, 134977, 83, '5,9%'],
    ['Matosinhos', 'Porto', 175478, 172557, 62.4, '7,3%'],
    ['Oeiras', 'Lisboa', 172120, 171767, 45.9, '5,0%'],
    ['Porto', 'Porto', 237591, 231800, 41.4, '8,8%'],
    ['Portimão', 'Faro', 55614, 59845, 182.1, '9,7%'],
    ['Santarém', 'Santarém', 62200, 58671, 552.5, '5,4%'],
    ['Setúbal', 'Setúbal', 121185, 123684, 230.3, '8,1%'],
    ['Sintra', 'Lisboa', 377835, 385606, 319.2, '7,4%'],
    ['Viseu', 'Viseu', 99274, 99551, 507.1, '5,6%'],
  ] as const;
  return makeTable(
    [
      ['municipio', 'Município', 'text'],
      ['distrito', 'Distrito', 'text'],
      ['pop_2011', 'População 2011', 'number'],
      ['pop_2021', 'População 2021', 'number'],
      ['area', 'Área (km²)', 'number'],
      ['desemprego', 'Taxa de desemprego', 'commaNumber'],
    ],
    rows,
  );
}

function orcamento(): TableFile {
  const lines = [
    ['Salários', 'Despesa', 420000, 418300],
    ['Rendas', 'Despesa', 66000, 66000],
    ['Eletricidade', 'Despesa', 21500, 27890],
    ['Seguros', 'Despesa', 9800, 9650],
    ['Publicidade', 'Despesa', 35000, 29400],
    ['Viagens', 'Despesa', 12000, 14320],
    ['Formação', 'Despesa', 8000, 5100],
    ['Vendas', 'Receita', 610000, 634750],
    ['Subsídios', 'Receita', 40000, 25000],
    ['Serviços', 'Receita', 98000, 103480],
  ] as const;
  const rows = lines.map(([item, type, planned, spent]) => [item, type, euros(planned), euros(spent)]);
  const sum = (at: 2 | 3): number => lines.reduce((total, line) => total + line[at], 0);
  return makeTable(
    [
      ['rubrica', 'Rubrica', 'text'],
      ['tipo', 'Tipo', 'text'],
      ['previsto', 'Previsto', 'commaNumber'],
      ['executado', 'Executado', 'commaNumber'],
    ],
    [...rows, ['Total', null, euros(sum(2)), euros(sum(3))]],
  );
}

function armazem(): TableFile {
  const chance = createChance(113);
  const families = {
    Ferramentas: ['Martelo', 'Chave inglesa', 'Berbequim', 'Serrote', 'Alicate', 'Nível'],
    Tintas: ['Tinta branca 5L', 'Tinta azul 1L', 'Verniz', 'Primário', 'Diluente'],
    Jardim: ['Mangueira', 'Ancinho', 'Regador', 'Vaso grande', 'Adubo'],
    Canalização: ['Tubo PVC', 'Torneira', 'Sifão', 'Vedante', 'Autoclismo'],
  } as const;
  let number = 100;
  const rows = Object.entries(families).flatMap(([family, items]) =>
    items.map((item): WrittenCell[] => {
      number += chance.whole(1, 9);
      const day = dayAfter('2024-02-01', chance.whole(0, 250));
      return [
        `ART-${number}`,
        item,
        family,
        chance.happens(0.1) ? 0 : chance.whole(1, 160),
        chance.whole(5, 60),
        euros(chance.decimal(1.2, 89, 2)),
        chance.pick(['Silva & Filhos', 'FerroNorte', 'CasaMais']),
        `${day.d}-${day.m}-${day.y}`,
      ];
    }),
  );
  return makeTable(
    [
      ['ref', 'Ref.', 'text'],
      ['artigo', 'Artigo', 'text'],
      ['familia', 'Família', 'text'],
      ['stock', 'Stock', 'number'],
      ['stock_minimo', 'Stock mínimo', 'number'],
      ['custo_unitario', 'Custo unitário', 'commaNumber'],
      ['fornecedor', 'Fornecedor', 'text'],
      ['ultima_entrada', 'Última entrada', 'dayMonthYear'],
    ],
    rows,
  );
}

function dormidas(): TableFile {
  const rows = [
    ['Reino Unido', 9380, 1930, 2410, 9120, 9870],
    ['Alemanha', 6120, 1540, 2290, 6180, 6450],
    ['Espanha', 5310, 1620, 2980, 5560, 5790],
    ['França', 4870, 1310, 2750, 4990, 5080],
    ['Brasil', 2890, 610, 420, 2310, 2740],
    ['Estados Unidos', 2760, 240, 530, 3580, 4610],
    ['Países Baixos', 2540, 650, 1180, 2760, 2830],
    ['Itália', 1750, 380, 690, 1690, 1880],
    ['Irlanda', 1660, 290, 410, 1780, 1990],
  ];
  return makeTable(
    [
      ['pais', 'País de origem', 'text'],
      ['2019', '2019', 'number'],
      ['2020', '2020', 'number'],
      ['2021', '2021', 'number'],
      ['2022', '2022', 'number'],
      ['2023', '2023', 'number'],
    ],
    rows,
  );
}

function saldoMensal(): TableFile {
  const results = [5200.5, -1840, 3310.2, 7990, -6150.75, 12480, 9870, -420, 15230.4, 2210, -3980, 8640];
  const rows = results.map((result, index): WrittenCell[] => [MONTHS[index] ?? null, result]);
  return makeTable(
    [
      ['mes', 'Mês', 'text'],
      ['saldo', 'Saldo (€)', 'number'],
    ],
    rows,
  );
}

/** The Portuguese tables by name. */
export const PORTUGUESE_TABLES = {
  vendas_lojas: vendasLojas(),
  inquerito: inquerito(),
  notas: notas(),
  meteo: meteo(),
  municipios: municipios(),
  orcamento: orcamento(),
  armazem: armazem(),
  dormidas: dormidas(),
  saldo_mensal: saldoMensal(),
} as const satisfies Record<string, TableFile>;
