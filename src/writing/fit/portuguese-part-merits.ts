import type { FactorTexts } from './factor-text.ts';

/** Portuguese of Portugal, spelling of 1990: what speaks for and against parts of a whole, stages and steps. */
export const PORTUGUESE_PART_MERITS = {
  'shares-across': {
    label: 'Partes de um todo',
    reason: 'Em cada linha, a soma de {measures} é o todo: barras do mesmo comprimento comparam as proporções.',
  },
  'hides-totals': {
    label: 'Esconde os totais',
    reason: 'Barras do mesmo comprimento escondem o total de cada valor de {axis}.',
  },
  'parts-of-whole': {
    label: 'Partes de um só todo',
    reason: 'Os valores de {measures} formam um todo de {points:parts}, que se lê bem em fatias.',
  },
  'few-parts': {
    label: 'Poucas partes',
    reason: 'Os valores somam-se e, com apenas {points:parts}, as fatias leem-se bem; as barras são mais precisas.',
  },
  'several-parts': {
    label: 'Várias partes',
    reason: 'Os valores somam-se, mas {points:parts} dão fatias finas: só até seis se leem bem.',
  },
  'too-many-parts': {
    label: 'Demasiadas partes',
    reason: 'Ninguém consegue comparar {points:parts}: mantenha as seis maiores e junte as restantes.',
  },
  'parts-do-not-add-up': {
    label: 'Não são partes de um todo',
    reason: 'Valores como os de {measures} não somam um todo: use quantidades, contagens ou proporções.',
  },
  'parts-over-time': {
    label: 'A ordem pede um eixo',
    reason: 'Os valores de {axis} seguem uma ordem, que fatias e blocos não conseguem mostrar.',
  },
  'single-part': {
    label: 'Uma só parte',
    reason: 'Um todo com uma só parte não mostra nada: acrescente as outras partes.',
  },
  stages: {
    label: 'Etapas de um processo',
    reason: 'As {points:stages} de {axis} vão perdendo parte do fluxo, uma após outra, tal como um funil mostra.',
  },
  'no-stages': {
    label: 'Não é um processo',
    reason:
      'Os valores de {axis} não são etapas em que cada uma conserve parte da anterior: este tipo serve para um processo com valores a descer.',
  },
  'signed-steps': {
    label: 'Subidas e descidas',
    reason: 'Os ganhos e as perdas em {measures} levam, passo a passo, de um valor inicial a um final.',
  },
  'gains-and-losses': {
    label: 'Ganhos e perdas',
    reason: 'Os ganhos e as perdas em {measures} acumulam-se ao longo de {axis}.',
  },
  'totals-to-bridge': {
    label: 'Totais de ligação',
    reason: 'Os dados têm {totals:totals} em que os passos podem começar ou acabar.',
  },
  'no-falls': {
    label: 'Sem subidas e descidas',
    reason: 'Nenhum valor é negativo, pelo que os passos só subiriam: este tipo serve para ganhos e perdas.',
  },
  'steps-do-not-add-up': {
    label: 'Os passos não se somam',
    reason:
      'Valores como os de {measures} não se somam de passo em passo: este tipo serve para valores que se possam somar.',
  },
  mosaic: {
    label: 'Dimensão e proporção',
    reason: 'As larguras mostram o total de cada valor de {axis}; as alturas, as proporções de {series:series}.',
  },
  'uneven-wholes': {
    label: 'Totais desiguais',
    reason:
      'Os valores de {axis} têm totais muito desiguais, que as larguras mostram e colunas da mesma largura escondem.',
  },
  'crowded-mosaic': {
    label: 'Demasiados blocos',
    reason: 'Os blocos de {points:values} por {series:series} seriam demasiado pequenos: mantenha até oito por seis.',
  },
  'equal-wholes': {
    label: 'Totais iguais',
    reason: 'Todas as linhas somam o mesmo, pelo que as larguras ao longo de {axis} seriam todas iguais.',
  },
  'too-many-steps': {
    label: 'Demasiados passos',
    reason: 'Não se consegue seguir uma cascata de {points:steps}: junte-os em menos passos.',
  },
} as const satisfies Partial<FactorTexts>;
