import type { AnalysisSense } from './analysis-senses.ts';
import { verbForms } from './portuguese-forms.ts';

type AnalysisLexicon = Readonly<Record<AnalysisSense, string>>;

/** English words of analysis. */
export const ENGLISH_ANALYSIS: AnalysisLexicon = {
  orderAverage:
    'average order value|average order size|average value per order|average basket value|average basket size|average basket|average transaction value|average purchase value|average sale value|average ticket size|average ticket value|aov',
  asOne: 'together|lumped together|grouped together',
  inTotal: 'in total|altogether|overall|all told|combined|all together|in all|in sum|taken together|summed up',
  changeWord:
    'change|changes|changed|changing|increase|increases|increased|rise|rises|rose|risen|decrease|decreases|decreased|decline|declines|declined|fall|falls|fell|fallen|dropped|shift|shifted|variation|evolution|moved|improved|improvement|gained|delta|difference',
  fallWord: 'decrease|decreases|decreased|decline|declines|declined|fall|falls|fell|fallen|dropped',
  secondPlace: 'second|2nd|second most|runner up',
  thirdPlace: 'third|3rd',
  fourthPlace: 'fourth|4th',
  fifthPlace: 'fifth|5th',
  newestFirst:
    'newest first|latest first|most recent first|newest on top|newest to oldest|latest to earliest|from newest to oldest|from latest to earliest',
  oldestFirst: 'earliest first|oldest to newest|earliest to latest|from oldest to newest|from earliest to latest',
  latest: 'latest|newest|most recent|most recently|last|most up to date',
  earliest: 'earliest|first',
  bestWord: 'best',
  worstWord: 'worst',
  flagVerb: 'flag|mark|label|tag|classify|categorize|categorise|class|rate|flagging|marking|labelling|labeling',
  tookVerb: 'stayed|stay|stays|took|take|takes|taking|lasted|lasting|last|lasts|needed',
  durationWord:
    'stay|stays|how long|tenure|length of service|time|duration|delay|lead time|length|wait|turnaround|turnaround time|interval',
  negative: 'negative|below zero|less than zero|under zero|in the negative',
  positive: 'positive|above zero|more than zero|over zero',
  lossWord:
    'loss|losses|at a loss|loss making|loss-making|unprofitable|in the red|lost money|lose money|made a loss|makes a loss',
  gainWord: 'profitable|lucrative|in the black|made a profit|makes a profit|made money',
  overPlan:
    'over budget|above budget|over their budget|over the budget|above plan|over plan|above target|over target|overspent|exceeded budget|exceeded their budget|exceeded the budget|beyond budget',
  underPlan:
    'under budget|below budget|within budget|under their budget|under the budget|below plan|under plan|below target|under target|underspent',
  planVariance:
    'variance|variances|budget variance|budget variances|plan variance|variance from plan|variance to plan|variance from budget|variance to budget|variance against budget|variance against plan|variance vs budget|variance vs plan|deviation|deviations|deviation from plan|deviation from budget|over budget|over plan|overspend|overspent|overspending|overrun|overruns|budget overrun|cost overrun',
  firstHalf: 'first half|1st half|early half',
  secondHalf: 'second half|2nd half|latter half|last half',
  marginWord: 'profit margin|profit margins|margin|margins|profitability|margin of profit|profit ratio|profit rate',
  returnOnCost: 'return on investment|roi|return on cost|return on budget|return on spend',
  conversionRate: 'conversion rate|conversion rates|conversion|conversions rate|cvr',
  clickRate: 'click through rate|clickthrough rate|click rate|ctr',
  fatalityRate: 'case fatality rate|case fatality|fatality rate|fatality ratio|cfr|lethality|death rate|mortality rate',
  winRate: 'win rate|win rates|win percentage|winning percentage|win ratio',
  unitPrice:
    'unit price|unit prices|price per unit|price per piece|price per item|average unit price|average price per unit|average price per piece|average price per item|average selling price|average price|price|prices',
  density: 'population density|density|density of population|population densities|densities',
  netPromoter: 'nps|net promoter score|net promoter|promoter score',
  areaUnit:
    'hectare|hectares|acre|acres|square meter|square meters|square metre|square metres|sq m|sqm|m2|m²|square foot|square feet|sq ft|sqft|square kilometer|square kilometre|square kilometers|square kilometres|sq km|sqkm|km2|km²|square mile|square miles',
  perHead: 'per capita|per head|per person|per inhabitant|per head of population',
  decade: 'decade|decades',
  whoWord: 'who|whose|which one',
  moneyGoes:
    'where does my money go|where did my money go|where is my money going|where my money goes|where my money went|where my money going|where does our money go|where did our money go|where is our money going|where our money goes|where our money went|where our money going|where does the money go|where did the money go|where is the money going|where the money goes|where the money went|where the money going|where does all my money go|where did all my money go|where is all my money going|where all my money goes|where all my money went|where all my money going|where does all our money go|where did all our money go|where is all our money going|where all our money goes|where all our money went|where all our money going|where does all the money go|where did all the money go|where is all the money going|where all the money goes|where all the money went|where all the money going|where does money go|where did money go|where is money going|where money goes|where money went|where money going|what do i spend on|what do i spend money on|what did i spend on|what do i spend the most on|what i spend on|what do we spend on|what do we spend money on|what did we spend on|what do we spend the most on|what we spend on|what do i spend my money on|what do we spend our money on|what am i spending on|what are we spending on|what is the money spent on|what is money spent on',
  stillHere:
    'active|currently active|still active|still here|still there|still with us|still employed|still in the company|still at the company|still with the company|not left|have not left|has not left|who stayed|yet to leave',
  stillToDo:
    'still to do|left to do|still to be done|left to be done|yet to be done|not done yet|not yet done|still not done|outstanding|unfinished|still unfinished|still pending',
  winVerb:
    'win|wins|won|winning|winner|winners|winner is|winners are|came first|comes first|come first|came out on top|finished first|placed first|took first place',
  seatsWord: 'seat|seats',
  winMargin:
    'winning margin|winning margins|margin of victory|margins of victory|victory margin|victory margins|majority|majorities',
  whatWord: 'what|which one',
  movingWord: 'rolling|trailing',
  whenWord: 'when|on what date|on which date|what date|which date',
  rateWord: 'rate|rates',
  earnVerb:
    'earn|earner|earners|earns|earned|earning|gave|give|gives|given|donate|donates|donated|contribute|contributes|contributed|gross|grosses|grossed|selling|performing|charge|charges|charged|bill|bills|billed|rake in|rakes in|take in|takes in|took in|bring in|brings in|brought in',
  howMuch: 'how much',
  sizedBy:
    'size by|sized by|sized on|sized according to|size according to|bubble size by|bubble size is|bubble size|bubbles sized by|size of the bubbles by|size of bubbles by|size is|size shows|scale the bubbles by|scaled by',
  facetBy:
    'facet by|facet|facets by|faceted by|faceted on|faceting on|faceting by|small multiples by|small multiples for|multiples by|separate charts for|separate charts by|separate charts|separate plots for|separate plots by|separate plots|separate graphs for|separate panels for|separate panels by|separate panels|in separate panels|a panel for|a panel per|panels by|one chart per|one chart for|a chart for each|multiple charts by|multiple charts for',
  namePart: 'first name|last name|surname|family name|given name|forename|middle name|first names|last names|surnames',
  neither: 'neither|not either',
  raiseVerb: 'raise|increase|bump|bump up|hike|put up|mark up|raises|increases|add',
  cutVerb: 'cut|reduce|lower|decrease|discount|bring down|take off|mark down',
  dashSign: 'dash|hyphen|a dash|a hyphen|dashes|hyphens',
  commaSign: 'comma|a comma|commas',
  slashSign: 'slash|a slash|slashes',
  blankSign: 'space|a space|blank|spaces',
  partedBy: 'separated by|separated with|joined by|joined with|with|by|using|divided by',
  outOf: 'out of|run out of|ran out of|running out of|have run out of|has run out of',
  newOnes: 'new|new ones',
  goalDifference: 'goal difference|goals difference|point difference|points difference|goal diff',
};

/** Portuguese words of analysis. */
export const PORTUGUESE_ANALYSIS: AnalysisLexicon = {
  orderAverage:
    'ticket médio|valor médio da encomenda|valor médio das encomendas|valor médio por encomenda|valor médio do pedido|valor médio dos pedidos|valor médio por pedido|valor médio da compra|valor médio por compra|valor médio da venda|valor médio por venda|compra média|cesto médio|carrinho médio|fatura média',
  asOne: 'juntos|juntas|agrupados|agrupadas',
  inTotal: 'no total|ao todo|em total|no conjunto|em conjunto|no seu todo|tudo somado|somados|somadas|globalmente',
  changeWord: `variação|variações|mudança|mudanças|alteração|aumento|aumentos|subida|subidas|descida|descidas|quebra|quebras|queda|quedas|redução|diminuição|diferença|acréscimo|decréscimo|${verbForms('variar|mudar|aumentar|baixar|diminuir|evoluir|alterar')}|variou|variaram|subiu|subiram|desceu|desceram|caiu|caíram|aumentou|aumentaram|diminuiu|diminuíram|evoluiu|evoluíram|mudou|mudaram`,
  fallWord: `descida|descidas|quebra|quebras|queda|quedas|redução|diminuição|decréscimo|${verbForms('baixar|diminuir')}|desceu|desceram|caiu|caíram|diminuiu|diminuíram`,
  secondPlace: 'segundo|segunda|2º|2ª|2.º|2.ª',
  thirdPlace: 'terceiro|terceira|3º|3ª|3.º|3.ª',
  fourthPlace: 'quarto|quarta|4º|4ª|4.º|4.ª',
  fifthPlace: 'quinto|quinta|5º|5ª|5.º|5.ª',
  newestFirst:
    'mais recentes primeiro|mais recente primeiro|primeiro os mais recentes|primeiro as mais recentes|do mais recente para o mais antigo|dos mais recentes para os mais antigos|da mais recente para a mais antiga',
  oldestFirst:
    'mais antigos primeiro|mais antigo primeiro|primeiro os mais antigos|do mais antigo para o mais recente|dos mais antigos para os mais recentes|da mais antiga para a mais recente',
  latest:
    'mais recente|mais recentes|último|última|últimos|últimas|mais novo|mais nova|mais novos|mais novas|mais atual|mais atuais',
  earliest: 'mais antigo|mais antiga|mais antigos|mais antigas|primeiro|primeira|primeiros|primeiras',
  bestWord: 'melhor|melhores',
  worstWord: 'pior|piores',
  flagVerb: `${verbForms('assinalar|marcar|rotular|etiquetar|sinalizar|classificar|identificar')}`,
  tookVerb: `${verbForms('demorar|levar|tardar|durar')}|demorou|demoraram|levou|levaram|durou|duraram|passou|passaram`,
  durationWord:
    'quanto tempo|tempo de casa|tempo de serviço|antiguidade|tempo|duração|demora|prazo|espera|intervalo|atraso',
  negative: 'negativo|negativa|negativos|negativas|abaixo de zero',
  positive: 'positivo|positiva|positivos|positivas|acima de zero',
  lossWord:
    'prejuízo|prejuízos|com prejuízo|a perder dinheiro|perdas|no vermelho|deu prejuízo|deram prejuízo|deficitário',
  gainWord:
    'lucrativo|lucrativa|lucrativos|lucrativas|rentável|rentáveis|proveitoso|proveitosa|com lucro|deu lucro|deram lucro',
  overPlan:
    'acima do orçamento|acima da meta|acima do previsto|acima do planeado|ultrapassaram o orçamento|ultrapassou o orçamento|excederam o orçamento|excedeu o orçamento',
  underPlan: 'abaixo do orçamento|abaixo da meta|abaixo do previsto|abaixo do planeado|dentro do orçamento',
  planVariance:
    'desvio|desvios|desvio orçamental|desvio orçamentário|desvios orçamentais|desvio do orçamento|desvio face ao orçamento|desvio face ao previsto|desvio face ao plano|desvio em relação ao orçamento|desvio em relação ao previsto|acima do orçamento|estouro do orçamento|derrapagem',
  firstHalf: 'primeira metade|primeira quinzena|1ª quinzena|1ª metade',
  secondHalf: 'segunda metade|segunda quinzena|última quinzena|2ª quinzena|2ª metade|última metade',
  marginWord: 'margem de lucro|margens de lucro|margem percentual|rentabilidade|margem líquida|lucratividade',
  returnOnCost:
    'retorno do investimento|retorno sobre o investimento|retorno sobre investimento|roi|rentabilidade do investimento',
  conversionRate: 'taxa de conversão|taxas de conversão|conversão|percentagem de conversão',
  clickRate: 'taxa de cliques|taxa de clique|ctr',
  fatalityRate: 'taxa de letalidade|letalidade|taxa de mortalidade|mortalidade|taxa de fatalidade',
  winRate: 'taxa de vitórias|percentagem de vitórias|taxa de vitória|aproveitamento',
  unitPrice:
    'preço unitário|preço por unidade|preço por peça|preço unitário médio|preço médio unitário|preço médio por unidade|preço médio por peça|preço médio de venda|preço médio|preço|preços',
  density: 'densidade populacional|densidade|densidade demográfica|densidade de população|densidades',
  netPromoter: 'nps|net promoter score',
  areaUnit:
    'hectare|hectares|metro quadrado|metros quadrados|m2|m²|quilómetro quadrado|quilómetros quadrados|quilômetro quadrado|km2|km²|pé quadrado|pés quadrados',
  perHead: 'per capita|por pessoa|por habitante|por cabeça',
  decade: 'década|décadas|decénio|decénios|decênio|decênios',
  whoWord: 'quem|quem é que',
  moneyGoes:
    'para onde vai o meu dinheiro|para onde vai o dinheiro|para onde foi o dinheiro|para onde foi o meu dinheiro|onde vai o meu dinheiro|onde foi parar o dinheiro|aonde vai o dinheiro|em que gasto|em que gastei|em que gastamos|em que é que gasto|em que gasto mais|em que gasto o meu dinheiro|onde gasto|onde gasto mais|onde gasto o meu dinheiro|com que gasto',
  stillHere:
    'ativo|ativa|ativos|ativas|ainda ativos|ainda ativas|ainda cá estão|ainda cá está|ainda estão na empresa|ainda está na empresa|ainda trabalham|ainda trabalha|que não saíram|não saíram|que ficaram',
  stillToDo: 'por fazer|ainda por fazer|por concluir|por terminar|por acabar|inacabado|inacabados|inacabada|inacabadas',
  winVerb: `${verbForms('ganhar|vencer')}|ganhou|ganharam|venceu|venceram|vencedor|vencedora|vencedores|vencedoras|ficou em primeiro|ficou em primeiro lugar`,
  seatsWord: 'mandato|mandatos|cadeira|cadeiras',
  winMargin: 'margem de vitória|margens de vitória|margem da vitória|margem do vencedor',
  whatWord: 'o que|que|o que é que|qual',
  movingWord: 'deslizante|rolante',
  whenWord: 'quando|quando é que|em que data|em que altura',
  rateWord: 'taxa|taxas|índice',
  howMuch: 'quanto|quanta|quanto se|quanto é que',
  earnVerb:
    'ganha|ganham|ganhou|ganharam|fatura|faturam|faturou|faturaram|rende|rendem|rendeu|renderam|cobra|cobram|cobrou|cobraram|arrecada|arrecadam|arrecadou',
  sizedBy:
    'tamanho por|tamanho pelo|tamanho pela|tamanho pelos|tamanho pelas|bolhas pelo|bolhas pela|tamanho segundo|tamanho conforme|tamanho de acordo com|tamanho proporcional a|com tamanho por|dimensionado por|dimensionados por|dimensionada por|dimensionadas por|tamanho das bolhas por|tamanho das bolhas|tamanho da bolha por|tamanho da bolha|tamanho dos pontos por|tamanho é',
  facetBy:
    'gráficos separados por|gráficos separados para|um gráfico por|um gráfico para cada|em painéis por|painéis separados por|painéis separados para|um painel por|um painel para cada|pequenos múltiplos por|facetas por|facetado por',
  namePart:
    'primeiro nome|primeiros nomes|último nome|últimos nomes|apelido|apelidos|nome próprio|nomes próprios|sobrenome|nome de família|nome do meio',
  neither: 'nem',
  raiseVerb: `${verbForms('aumentar|subir|incrementar|agravar|elevar')}|sobe|suba|acrescenta|acrescentar|aumento de|subida de`,
  cutVerb: `${verbForms('reduzir|baixar|diminuir|descer|cortar|descontar')}|desce|desça|desconto de|redução de|corte de`,
  dashSign: 'traço|hífen|travessão|um traço|um hífen',
  commaSign: 'vírgula|vírgulas|uma vírgula',
  slashSign: 'barra|uma barra',
  blankSign: 'espaço|espaços|um espaço',
  partedBy:
    'separado por|separados por|separada por|separadas por|separando por|unidos por|ligados por|com|por|com separador',
  outOf: 'fora de|em rutura de|em ruptura de',
  newOnes: 'novos|novas',
  goalDifference: 'diferença de golos|diferença de gols|saldo de golos|saldo de gols',
};

/** Arabic words of analysis. */
export const ARABIC_ANALYSIS: AnalysisLexicon = {
  orderAverage:
    'متوسط قيمة الطلب|متوسط قيمة الطلبات|متوسط قيمة السلة|متوسط السلة|متوسط قيمة الفاتورة|متوسط الفاتورة|متوسط قيمة المعاملة|متوسط قيمة العملية|متوسط قيمة الشراء|معدل قيمة الطلب',
  asOne: 'معا|مجتمعين',
  inTotal: 'إجمالا|في المجموع|بالمجمل|في المجمل|إجماليا|بالمجموع|ككل|مجتمعة|في الإجمالي|بالإجمال',
  changeWord:
    'تغير|تغيرت|التغير|التغيير|يتغير|تتغير|تغيرات|زيادة|الزيادة|زاد|زادت|زادوا|ازداد|ازدادت|ارتفاع|ارتفع|ارتفعت|انخفاض|انخفض|انخفضت|تراجع|تراجعت|هبوط|هبط|هبطت|تطور|تطورت|فرق|فارق|اختلاف|تحسن|تحسنت|نقصان',
  fallWord: 'انخفاض|انخفض|انخفضت|تراجع|تراجعت|هبوط|هبط|هبطت|نقصان',
  secondPlace: 'ثاني|ثانية|الثاني|الثانية',
  thirdPlace: 'ثالث|ثالثة|الثالث|الثالثة',
  fourthPlace: 'رابع|رابعة|الرابع|الرابعة',
  fifthPlace: 'خامس|خامسة|الخامس|الخامسة',
  newestFirst: 'الأحدث أولا|من الأحدث إلى الأقدم|من الأحدث للأقدم|من الجديد إلى القديم',
  oldestFirst: 'الأقدم أولا|من الأقدم إلى الأحدث|من الأقدم للأحدث|من القديم إلى الجديد',
  latest: 'أحدث|الأحدث|آخر|الأخير|الأخيرة',
  earliest: 'أقدم|الأقدم|أول|الأول|الأولى',
  bestWord: 'أفضل|أحسن|الأفضل|الأحسن',
  worstWord: 'أسوأ|الأسوأ|أسوء',
  flagVerb: 'علم|صنف|وسم|ضع علامة|ضع علامة على|ميز|أشر|اعتبر|سم|صنفي|علمي',
  tookVerb: 'استغرق|استغرقت|يستغرق|تستغرق|استغرقوا|دام|دامت|يدوم|أخذ|أخذت|يأخذ|تأخذ|احتاج|احتاجت',
  durationWord: 'كم من الوقت|مدة الخدمة|كم يستغرق|مدة|زمن|وقت|فترة|المدة|الزمن|الوقت|الفترة|مهلة',
  negative: 'سالب|سالبة|السالبة|السالب|تحت الصفر|أقل من الصفر',
  positive: 'موجب|موجبة|الموجبة|الموجب|فوق الصفر|أكثر من الصفر',
  lossWord: 'خسارة|خاسر|خاسرة|خسرت|خسائر|الخاسرة|الخاسر|بخسارة',
  gainWord: 'رابح|رابحة|مربح|مربحة|الرابحة|الرابح|ربحية|مربحا|مربحين',
  overPlan: 'تجاوزت الميزانية|تجاوز الميزانية|تتجاوز الميزانية|فوق الميزانية|فوق الهدف|تجاوزت الهدف',
  underPlan: 'تحت الميزانية|دون الميزانية|ضمن الميزانية|تحت الهدف|دون الهدف|أقل من الميزانية',
  planVariance:
    'انحراف|انحرافات|الانحراف عن الخطة|الانحراف عن الميزانية|انحراف الميزانية|فرق الميزانية|تجاوز الميزانية',
  firstHalf: 'النصف الأول|النصف الاول|أول نصف|نصف أول',
  secondHalf: 'النصف الثاني|النصف الأخير|ثاني نصف|نصف ثان',
  marginWord: 'هامش الربح|هامش ربح|هامش|هوامش الربح|نسبة الربح|الربحية|هامش الأرباح',
  returnOnCost: 'العائد على الاستثمار|عائد الاستثمار|معدل العائد على الاستثمار',
  conversionRate: 'معدل التحويل|نسبة التحويل|معدلات التحويل',
  clickRate: 'معدل النقر|نسبة النقر|معدل النقر إلى الظهور',
  fatalityRate: 'معدل الوفيات|نسبة الوفيات|معدل الإماتة|معدل الوفاة',
  winRate: 'نسبة الفوز|معدل الفوز|نسبة الانتصارات',
  unitPrice:
    'سعر الوحدة|سعر القطعة|سعر الحبة|متوسط سعر الوحدة|متوسط سعر القطعة|متوسط سعر الحبة|متوسط سعر البيع|متوسط السعر|السعر لكل وحدة|متوسط السعر لكل وحدة|سعر|أسعار',
  density: 'الكثافة السكانية|كثافة السكان|الكثافة|كثافة',
  netPromoter: 'nps|صافي نقاط الترويج|صافي المروجين',
  areaUnit:
    'هكتار|الهكتار|متر مربع|المتر المربع|م2|م²|كيلومتر مربع|الكيلومتر المربع|كم2|كم²|قدم مربع|القدم المربع|قدم مربعة',
  perHead: 'للفرد|لكل فرد|للفرد الواحد|لكل نسمة|لكل شخص',
  decade: 'عقد|عقود|العقد|العقود',
  whoWord: 'من|من هو|من الذي|من هي|من التي',
  moneyGoes:
    'أين تذهب أموالي|أين يذهب مالي|أين يذهب المال|أين تذهب الأموال|أين ذهبت أموالي|أين ذهب المال|وين تروح فلوسي|فين بتروح فلوسي|على ماذا أنفق|على ماذا أصرف|على ماذا أنفقت|فيم أنفق',
  stillHere: 'ما زالوا هنا|لا يزالون هنا|ما زالوا يعملون|لا يزالون يعملون|لم يغادروا|لم يتركوا',
  stillToDo: 'لم ينجز بعد|لم تنجز بعد|غير منجز|غير منجزة|لم يكتمل بعد|لم تكتمل بعد',
  winVerb: 'فاز|فازت|فازوا|الفائز|الفائزة|الفائزون|الفائزين|فائز',
  seatsWord: 'مقعد|مقاعد|المقاعد|المقعد',
  winMargin: 'هامش الفوز|هامش فوز|فارق الفوز|فارق فوز',
  whatWord: 'ما|ماذا|ما الذي|أي شيء',
  movingWord: 'متحرك|متحركة|المتحرك|المتحركة',
  whenWord: 'متى|في أي تاريخ|إمتى|امتى',
  rateWord: 'معدل|نسبة',
  howMuch: 'كم',
  earnVerb: 'يكسب|تكسب|كسب|كسبت|يجني|تجني|جنى|جنت|يدر|تدر|يتقاضى|تتقاضى|تقاضى|يحقق|تحقق|حقق|حققت',
  sizedBy:
    'الحجم حسب|حجم حسب|بحجم|حجم الفقاعات حسب|حجم الفقاعات|حجم الفقاعة حسب|حجم الفقاعة|حجم النقاط حسب|حجم النقاط|الحجم يمثل|والحجم حسب',
  facetBy: 'رسوم منفصلة لكل|رسم منفصل لكل|رسم لكل|مخطط لكل|مخطط منفصل لكل|لوحة لكل|لوحات منفصلة لكل|لوحات منفصلة حسب',
  namePart: 'اسم أول|الاسم الأول|اسم عائلة|اسم العائلة|لقب|اللقب|اسم أخير|الاسم الأخير|كنية|الكنية',
  neither: 'لا',
  raiseVerb: 'ارفع|رفع|زد|زيد|زود|زيادة|ارفعي|أضف',
  cutVerb: 'خفض|اخفض|قلل|أنقص|خصم|اخصم|تخفيض|نزل',
  dashSign: 'شرطة|بشرطة|واصلة|بواصلة',
  commaSign: 'فاصلة|بفاصلة',
  slashSign: 'شرطة مائلة|بشرطة مائلة',
  blankSign: 'مسافة|بمسافة|فراغ|بفراغ',
  partedBy: 'مفصولة ب|مفصولين ب|مفصولا ب|تفصل بينهما|تفصل بينها|يفصل بينهما|وبينهما|ب|مع|بينهما|بينها',
  outOf: 'نفد من|نفدت من|خارج',
  newOnes: 'جدد|الجدد|جديدة|الجديدة|جديد|الجديد',
  goalDifference: 'فارق الأهداف|فرق الأهداف',
};
