import type { StoryLexicon } from './senses.ts';

/** Portuguese words that steer a narrative. */
export const PORTUGUESE_WISHES: StoryLexicon = {
  'tone:neutral': 'neutro|neutra|objetivo|objetiva|factual|imparcial',
  'tone:formal': 'formal|profissional|oficial|sério|séria|académico|académica|relatório',
  'tone:punchy':
    'incisivo|incisiva|impactante|apelativo|apelativa|forte|chamativo|chamativa|manchete|jornal|de impacto|com impacto',
  'tone:executive': 'executivo|executivos|executiva|direção|administração|gestão|investidores|acionistas|conselho',
  'tone:playful':
    'divertido|divertida|descontraído|descontraída|leve|informal|brincalhão|humor|engraçado|engraçada|alegre',
  'focus:rise': 'subida|subidas|aumento|aumentos|ganho|ganhos|alta|salto',
  'focus:fall': 'queda|quedas|descida|descidas|diminuição|redução|perda|perdas|quebra|baixa|recuo',
  'focus:growth':
    'crescimento|crescer|evolução|tendência|tendências|mudança|mudou|variação|progresso|ao longo do tempo',
  'focus:extremes': 'maior|melhor|máximo|pico|líder|líderes|recorde|mais alto|topo|lidera',
  'focus:lowest': 'menor|pior|mínimo|mais baixo|mais fraco|menos',
  'focus:share': 'quota|quotas|proporção|parte|partes|composição|peso|concentração|fatia',
  'focus:comparison': 'comparação|diferença|diferenças|distância|versus|vs|entre',
  'focus:relation': 'relação|correlação|ligação',
  'focus:season': 'sazonalidade|sazonal|época|ciclo|estação',
  'focus:outlier': 'anomalia|anomalias|exceção|invulgar|atípico|fora do comum|discrepante',
  'focus:latest': 'mais recente|último mês|último trimestre|último ano|recente',
  'field:title': 'título',
  'field:subtitle': 'subtítulo',
  'field:caption': 'legenda|descrição|nota|resumo|parágrafo|texto em baixo',
  'language:EN_US': 'inglês|inglês americano',
  'language:EN_GB': 'inglês britânico',
  'language:PT_PT': 'português|português europeu',
  'language:AR': 'árabe',
  'length:short': 'curto|curta|breve|conciso|concisa|sucinto|sucinta|resumido|pequeno',
  'length:long': 'longo|longa|detalhado|detalhada|pormenorizado|com detalhe|pormenores|completo',
  'length:line': 'linha',
  'length:sentence': 'frase|frases',
  'length:character': 'caracteres|carateres|caráter|letras',
  'length:word': 'palavra|palavras',
  'form:question': 'pergunta|em forma de pergunta|como pergunta|questão|interrogação',
  'form:numbers': 'número|números|algarismos|valores|estatísticas',
  'form:percentages': 'percentagem|percentagens|percentual|percentuais|porcentagem|porcentagens|por cento|%',
  'form:emoji': 'emoji|emojis|emoticon|smiley',
  'tool:only': 'só|apenas|somente|unicamente',
  'tool:keep': 'mantém|mantenha|manter|conserva|deixa|deixe|não mudes|não mude|não alteres|não altere',
  'tool:without': 'sem|não|nada|nem|nunca|evita|evite|exclui|exclua|ignora|ignore|não uses|não use|omite|retira',
  'tool:mention':
    'menciones|mencione|refiras|refira|fales de|fale de|menciona|mencione|mencionar|foca|foque|focar|foco|destaca|destaque|destacar|refere|refira|realça|realce|sobre|acerca de|inclui|inclua|fala de|fale de',
  'tool:compare': 'compara|compare|comparar',
  'tool:write':
    'escreve|escreva|faz|faça|dá|dê|conta|conte|cria|crie|narra|descreve|descreva|explica|explique|resume|história|narrativa|usa|use|tom|estilo|dados|gráfico|em',
};
