import { createChance, dayAfter, withPoints } from './chance.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

function encomendas(): TableFile {
  const chance = createChance(307);
  const rows = Array.from({ length: 50 }, (_, index): WrittenCell[] => {
    const start = index * 7 + chance.whole(0, 6);
    const [ordered, delivered] = [start, start + chance.whole(1, 14)].map((days) => dayAfter('2023-07-03', days));
    return [
      `E${2001 + index}`,
      chance.pick(['Casa Lima', 'Nortex', 'Alves & Cia', 'Mar Azul', 'Pinhal']),
      chance.pick(['Braga', 'Coimbra', 'Évora', 'Faro', 'Viseu']),
      `${ordered?.d}/${ordered?.m}/${ordered?.y}`,
      chance.happens(0.1) ? null : `${delivered?.d}/${delivered?.m}/${delivered?.y}`,
      chance.pick(['Rápida', 'Expresso 24', 'Via Sul']),
      `${withPoints(chance.decimal(12, 2600, 2), 2)} €`,
      chance.pick(['Entregue', 'Entregue', 'Devolvida', 'Cancelada']),
    ];
  });
  return makeTable(
    [
      ['numero', 'N.º', 'text'],
      ['cliente', 'Cliente', 'text'],
      ['distrito', 'Distrito', 'text'],
      ['encomenda', 'Data da encomenda', 'dayMonthYear'],
      ['entrega', 'Data de entrega', 'dayMonthYear'],
      ['transportadora', 'Transportadora', 'text'],
      ['valor', 'Valor', 'commaNumber'],
      ['estado', 'Estado', 'text'],
    ],
    rows,
  );
}

function consultas(): TableFile {
  const chance = createChance(311);
  const rows = Array.from({ length: 18 }, (_, month) => month).flatMap((month) =>
    ['Hospital da Luz', 'Hospital do Mar'].flatMap((hospital) =>
      ['Cardiologia', 'Ortopedia', 'Pediatria'].map((especialidade): WrittenCell[] => {
        const visits = chance.whole(120, 480);
        return [
          `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
          hospital,
          especialidade,
          visits,
          Math.round(visits * chance.decimal(0.02, 0.15, 3)),
          chance.happens(0.03) ? null : chance.whole(8, 75),
        ];
      }),
    ),
  );
  return makeTable(
    [
      ['mes', 'Mês', 'isoDate'],
      ['hospital', 'Hospital', 'text'],
      ['especialidade', 'Especialidade', 'text'],
      ['consultas', 'Consultas', 'number'],
      ['faltas', 'Faltas', 'number'],
      ['espera', 'Tempo de espera (min)', 'number'],
    ],
    rows,
  );
}

function vendasAnuais(): TableFile {
  const chance = createChance(313);
  const rows = ['Norte', 'Centro', 'Lisboa', 'Algarve'].flatMap((regiao) =>
    ['Vinho', 'Azeite', 'Queijo'].flatMap((produto) =>
      [2021, 2022, 2023].map((ano): WrittenCell[] => {
        const sales = chance.whole(900, 9000);
        return [regiao, produto, ano, sales, Math.round(sales * chance.decimal(0.5, 1.15, 2)), chance.whole(40, 700)];
      }),
    ),
  );
  return makeTable(
    [
      ['regiao', 'Região', 'text'],
      ['produto', 'Produto', 'text'],
      ['ano', 'Ano', 'number'],
      ['vendas', 'Vendas', 'number'],
      ['custos', 'Custos', 'number'],
      ['unidades', 'Unidades', 'number'],
    ],
    rows,
  );
}

function funcionarios(): TableFile {
  const chance = createChance(317);
  const names = ['Ana', 'Bruno', 'Carla', 'Diogo', 'Eva', 'Filipe', 'Graça', 'Hugo', 'Inês', 'João', 'Lara', 'Miguel'];
  const rows = Array.from({ length: 30 }, (_, index): WrittenCell[] => {
    const hired = dayAfter('2012-02-01', chance.whole(0, 4200));
    return [
      `${names[index % 12]} ${chance.pick(['Reis', 'Matos', 'Dias', 'Vaz', 'Lopes', 'Pires'])}${index > 11 ? ` ${index}` : ''}`,
      chance.pick(['Vendas', 'Informática', 'Recursos Humanos', 'Produção']),
      chance.pick(['Técnico', 'Gestor', 'Assistente']),
      chance.whole(22, 64),
      `${withPoints(chance.whole(95, 420) * 10, 2)} €`,
      `${hired.d}-${hired.m}-${hired.y}`,
      index % 2 === 0 ? 'Feminino' : 'Masculino',
    ];
  });
  return makeTable(
    [
      ['nome', 'Nome', 'text'],
      ['departamento', 'Departamento', 'text'],
      ['cargo', 'Cargo', 'text'],
      ['idade', 'Idade', 'number'],
      ['salario', 'Salário', 'commaNumber'],
      ['admissao', 'Data de admissão', 'dayMonthYear'],
      ['genero', 'Género', 'text'],
    ],
    rows,
  );
}

/** Orders, appointments, sales with a column of years, and staff. */
export const PORTUGUESE_FIELD_TABLES: Readonly<Record<string, TableFile>> = {
  encomendas: encomendas(),
  consultas: consultas(),
  vendas_anuais: vendasAnuais(),
  funcionarios: funcionarios(),
};
