import type { FactorTexts } from './factor-text.ts';

/** Portuguese of Portugal, spelling of 1990: what keeps a type from being drawn, and what has to be done first. */
export const PORTUGUESE_OBSTACLES = {
  'no-data': {
    label: 'Sem dados',
    reason: 'Não há valores para representar: acrescente linhas, com pelo menos uma coluna numérica.',
  },
  'needs-measure': {
    label: 'Faltam números',
    reason:
      'Não há nenhuma coluna numérica para representar: acrescente uma, ou uma categoria que se repita e possa ser contada.[ Códigos como {codes} apenas identificam as linhas.]',
  },
  'needs-amounts': {
    label: 'Faltam valores',
    reason:
      'Não há nenhuma coluna numérica para representar: acrescente uma.[ Códigos como {codes} apenas identificam as linhas.]',
  },
  'needs-axis': {
    label: 'Faltam categorias',
    reason: 'Não há eixo em que dispor {measures}: acrescente uma coluna de categorias ou de datas.',
  },
  'needs-order': {
    label: 'Falta uma ordem',
    reason:
      'Uma linha tem de seguir uma ordem: acrescente uma coluna de datas, ou outra coluna ordenada, a par de {measures}.',
  },
  'needs-second-measure': {
    label: 'São precisas duas medidas',
    reason:
      'Cada ponto é colocado por duas medidas: {missing:measuresToPlaceDots}.[ Códigos como {codes} apenas identificam as linhas.]',
  },
  'needs-third-measure': {
    label: 'São precisas três medidas',
    reason:
      'Cada bolha mostra três medidas, duas para a posição e uma para o tamanho: {missing:measuresForBubbles}.[ Códigos como {codes} apenas identificam as linhas.]',
  },
  'needs-series': {
    label: 'Falta uma segunda série',
    reason:
      'Há uma única série e nenhuma outra a que a juntar: acrescente uma segunda coluna numérica, ou uma coluna com os nomes das séries.',
  },
  'needs-grid': {
    label: 'Falta uma grelha',
    reason: 'Não há eixo em que dispor as células: acrescente uma coluna de categorias, ou mais colunas numéricas.',
  },
  'needs-points': {
    label: 'Uma só posição',
    reason: 'O eixo tem uma única posição: acrescente uma segunda linha, com outra categoria ou data.',
  },
  'negative-parts': {
    label: 'Valores negativos',
    reason:
      'As partes de um todo não podem ser inferiores a zero, e há valores negativos em {measures}: este tipo só serve para valores nulos ou positivos.',
  },
  'negative-layers': {
    label: 'Camadas negativas',
    reason:
      'As camadas empilhadas não podem ser inferiores a zero, e há valores negativos em {measures}: este tipo só serve para valores nulos ou positivos.',
  },
  'negative-sizes': {
    label: 'Nenhuma medida para o tamanho',
    reason:
      'O tamanho de uma bolha não pode ser negativo, e todas as medidas têm valores abaixo de zero: acrescente uma coluna numérica sem valores negativos.',
  },
  'empty-whole': {
    label: 'Nada para dividir',
    reason:
      'Todos os valores de {measures} são zero, pelo que não há um todo para dividir: este tipo precisa de valores acima de zero.',
  },
  'single-value': {
    label: 'Nada para comparar',
    reason: 'Não há aqui nada para comparar: acrescente mais linhas, com outros valores.',
  },
  'widen-first': {
    label: 'Falta uma coluna por série',
    reason:
      'Os dados estão em formato longo: dê primeiro uma coluna a cada valor de {series}, com uma linha por valor de {axis}.',
  },
  'gather-first': {
    label: 'É preciso agregar',
    reason:
      'Há {rows:rows} para {points:categories} de {axis}: primeiro some-as ou calcule a média, até ficar uma linha por categoria.',
  },
  'count-first': {
    label: 'É preciso contar',
    reason: 'Conte primeiro as linhas de cada valor de {axis}: são {rows:rows} em {points:categories}.',
  },
  'bin-first': {
    label: 'São precisos intervalos',
    reason: 'Divida primeiro {measures} em intervalos e conte as linhas de cada um.',
  },
  'turn-first': {
    label: 'É preciso transpor',
    reason: 'As posições estão nos cabeçalhos: converta primeiro {measures} em linhas, uma por coluna.',
  },
} as const satisfies Partial<FactorTexts>;
