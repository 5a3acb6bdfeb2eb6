import type { Lexicon } from './senses.ts';

/** English, both sides of the ocean. */
export const ENGLISH: Lexicon = {
  article: 'the|teh|hte|a|an|this|these|those|its|it|some|any|our|my|we|i|you|me|us',
  politeness:
    'please|kindly|thanks|thank you|thx|cheers|many thanks|thanks a lot|hmm|hm|um|uh|oh|alright|i think|i guess|i believe|i wonder|i was wondering|i was hoping|would be nicer|would be better|would be nice|would be great|would be good|looks better|nicer|it would be nice|too detailed|too much detail|too many rows|too busy|too crowded|too messy|it s too detailed|that s too detailed|is it possible to|would it be possible to|if you can|if you could|good morning|good afternoon|sorry|on second thought|on second thoughts|no wait|i am interested in|i m interested in|interested in|i am looking for|i m looking for|looking for|could i|can i|may i|can we|could we|we need|we want|we d like|i m after|help me|go ahead and|feel free to|could you|can you|would you|will you|i want|i want to|i would like|i would like to|i d like|i need|i d like to|let me|let s|want to|hi|hello|hey|just|also|now|then|maybe|perhaps|actually|ok|okay|respectively|if possible|for me|possible|corresponding|correspond to|actual|still|yet|already|anymore|any more|but|simply',
  showVerb:
    'show|shows|showing|shown|display|displays|displaying|displayed|give|gives|giving|plot|plots|plotting|draw|draws|drawing|visualize|visualise|visualizing|visualization|visualisation|create|creates|creating|make|makes|making|find|finds|finding|list|lists|listing|return|returns|returning|present|tell|report|see|get|produce|build|generate|chart out|depict|depicting|represent|representing|see|look at|do|does|did|compute|calculate|go|put|set',
  questionWord: 'what|which|who|where|how|when|about|what about|how about|how much|through',
  useVerb: 'using|use|via|in terms of|regarding|form|kind of chart',
  of: 'of|belonging to',
  by: 'by|grouped under|aggregated by|based on|according to|depending on|on the basis of',
  per: 'per|a piece|for a single',
  each: 'each|every|individual|for each of',
  different: 'different|various|distinct kinds of|respective|possible|individual',
  kindOf: 'kind of|kinds of|type of|types of|sort of|sorts of|place of|places of|level of|levels of',
  all: 'everything|anything|everybody|everyone|all|all of|entire|whole|overall',
  and: 'and|&|as well as|along with|together with|plus also|with corresponding|,|;',
  or: 'or|either',
  not: 'not|non|no|never|neither|nor',
  in: 'in|at|within|inside|located in|belonging to|belong to|belongs to|during',
  on: 'on|upon',
  from: 'from|out of|coming from|comes from|come from|came from',
  to: 'to|till|up to|through to|–|-',
  into: 'into',
  with: 'with|having|have had|having had',
  without:
    'all but|everything but|everyone but|anything but|all except|everything except|everyone except|all apart from|without|except|excluding|exclude|except for|other than|apart from|but not|leaving out|leave out|ignore|ignoring|minus the',
  for: 'for|same for|the same for|same thing for|the same thing for|among|amongst|regarding',
  as: 'as',
  over: 'over|across|along|throughout|through|around',
  versus: 'vs|versus|v s|v/s|v|against|compared to|compared with|relative to|in comparison to',
  that: 'that|who|which|where|in which|for which',
  whose: 'whose',
  is: 'is|are|was|were|be|been|being|equals|=|==|:',
  has: 'has|have|had|got|gets|get at|scored|achieved|reached|recorded|contain any|bring in|brings in|brought in',
  than: 'than',
  only: 'only|just|solely|exclusively|nothing but',
  instead: 'instead|instead of|rather than|in place of',
  them: 'them|they',
  their: 'their|theirs|his|her',
  there: 'there|here',
  average: 'average|avg|mean|averaged|averaging|on average|averages|typical',
  sum: 'sum|total|sum of all|summed|sums|summed up|add up|sum up|altogether|overall total|combined|totals of',
  median: 'median',
  minimum: 'minimum|min|minimal|lowest value of|smallest value of',
  maximum: 'maximum|max|maximal|highest value of|largest value of|peak',
  number: 'number|numbers',
  count:
    'count|counts|counting|frequency|total number|the total number|number of times|how often|count of rows|row count|rowcount|counted|count them|number of rows|number of records|occurrences|tally|total count|headcount|head count|how many there are|how many are',
  howMany: 'how many',
  amount: 'amount|amounts|quantity',
  rows: 'rows|records|entries|items|row|record|observations|cases|data points|person|people|ones',
  distinct: 'distinct|unique|different kinds of',
  deviation: 'standard deviation|std|stdev|std dev|sd|spread',
  percentage: 'percent|percentage|%|pct',
  percentile: 'percentile|percentiles|th percentile',
  measureUnit:
    'euros|euro|eur|dollars|dollar|usd|pounds|gbp|cents|kg|kilos|kilograms|grams|km|kilometers|kilometres|metres|meters|miles|degrees|degree|°c|°f|°|degrees celsius|degrees fahrenheit|years old|years of age|units|people|persons|pieces|minutes|minute|mins|seconds|secs|litres|liters|litre|liter|tons|tonnes|points|stars|lbs|pound|mpg|kwh|mwh|fahrenheit|celsius|yards|feet|foot|inches|ounces|gram|cm|centimetres|centimeters|mm|millimetres|millimeters|ml|kb|mb|gb|bp|kw|mw|gwh|hz|hectares|hectare|acres|acre|ha|t|m3|sqm|km2|m2',
  above:
    'above|over|more than|greater than|higher than|larger than|bigger than|exceeds|exceed|exceeding|upwards of|>|in excess of|beyond|better than|beat|surpass',
  below:
    'below|under|less than|fewer than|lower than|smaller than|<|beneath|worse than|missed the|missed their|missed its|fell short of|fall short of|falls short of|short of|failed to meet|failed to reach|did not meet|did not reach',
  atLeast:
    'at least|no less than|not less than|minimum of|>=|≥|greater than or equal to|more than or equal to|larger than or equal to|higher than or equal to|bigger than or equal to|not below|no fewer than|from at least|hit the|hit their|met the|met their|reached the|reached their|reached|reaches|has reached|have reached',
  atMost:
    'at most|no more than|not more than|maximum of|<=|≤|less than or equal to|smaller than or equal to|lower than or equal to|fewer than or equal to|up to|not above|not over|no higher than',
  equal: 'equal|equal to|equals|equals to|exactly|equal with|same as|is equal to',
  unequal:
    'does not equal|does not equal to|is not equal to|not equal to|!=|<>|≠|differs from|different from|do not equal|not equal|is not|are not|was not|were not|does not equal',
  between: 'between|in between|ranging from|ranging between|ranges from',
  range: 'in the range of|in the range between|in the range from|within the range of|in the range|range of',
  orMore:
    'or more|or above|or higher|or greater|or over|and above|and over|or later|or after|and after|and later|or since|onwards|or older|upwards|plus|or better|or up|or newer',
  orLess:
    'or less|or below|or fewer|or lower|or under|or earlier|or before|and before|and earlier|or younger|and below|and under|or worse',
  after: 'after|later than|following|after they were|after it was',
  before: 'before|earlier than|prior to|preceding',
  since: 'since|starting from|starting in|from and including|beginning in|as of',
  until: 'until|till|up until|through the end of|up to and including',
  contains:
    'contains|contain|containing|includes|include|including|has the letter|have the letter|have the letters|has the letters|with the letter|with the letters|has the substring|like',
  startsWith: 'starts with|start with|starting with|begins with|begin with|beginning with|starts in|begins in',
  endsWith: 'ends with|end with|ending with|ends in|finishing with|is ending with|ending in|end in',
  letter: 'letter|letters|the letter|the letters|substring|word|text|string',
  filled: 'filled|filled in|not empty|present',
  empty: 'empty|null|blank|missing|none|n/a|unknown|not available|undefined',
  sortVerb:
    'sort|sorted|sorts|sorting|order|ordered|ordering|rank|ranked|ranking|arrange|arranged|sort by|order by|ordered by|sorted by|list by|display by|show by|reorder|put in order',
  ascending:
    'ascending|asc|from young to old|from old to new|from cheap to expensive|from short to tall|from short to long|from small to big|from light to heavy|from few to many|worst first|worst on top|lowest on top|smallest on top|in ascending order|ascending order|in asc|in asc order|from low to high|low to high|from low to high order|lowest to highest|lowest first|smallest first|from smallest to largest|smallest to largest|from small to large|from least to most|increasing|in increasing order|from lowest to highest|from earliest to latest|earliest first|chronologically|chronological|in chronological order|rising|from the lowest to the highest|from low to high|smallest on top|lowest on top|lowest at the top|smallest at the top|first one first',
  descending:
    'descending|desc|from old to young|from new to old|from expensive to cheap|from tall to short|from long to short|from big to small|from heavy to light|from many to few|in descending order|descending order|in desc|in desc order|from high to low|high to low|from high to low order|highest to lowest|highest first|largest first|biggest first|from largest to smallest|largest to smallest|from large to small|from most to least|decreasing|in decreasing order|from highest to lowest|from latest to earliest|latest first|newest first|most recent first|reverse order|in reverse|falling|from the highest to the lowest|best first|last first|last one first|biggest on top|highest on top|largest on top|highest at the top|largest at the top|biggest at the top|top to bottom|best on top|best at the top|most on top|z to a|better first',
  alphabetical:
    'alphabetical|alphabetically|in alphabetical order|alphabetical order|a to z|from a to z|a z|in alphabetic order|alphabetic order|lexicographical order|lexicographically',
  order: 'order',
  xAxis: 'x axis|x|xaxis|horizontal axis|x axes|the x',
  yAxis: 'y axis|y|yaxis|vertical axis|y axes|the y',
  barsWord: 'bar|bars|the bar|the bars',
  namesWord: 'names|name|the names|the name|name of each|labels',
  valuesWord:
    'values|value|the values|bar height|bar heights|height of the bars|height of bars|bar length|bar lengths|length of the bars|length of bars',
  top: 'top|best|leading',
  bottom: 'bottom|worst',
  most: 'most|peak|high point|top point|highest point|highest|largest|biggest|greatest|maximum|max|latest|newest|most recent',
  least: 'least|trough|low point|lowest point|lowest|smallest|fewest|minimum|min|earliest',
  first: 'first|1st|start|beginning',
  last: 'last|final',
  rest: 'rest|others|other|everything else|all others|remaining',
  overTime:
    'over time|across time|through time|over the years|over the months|over the weeks|over the days|in a timeline|timeline|time series|with time|by time|along time|over the course of time|as time passes|by date|across the years|with the years',
  time: 'time|date|dates|when',
  year: 'year|years|yr|calendar year',
  half: 'half year|semester|half years',
  quarter: 'quarter|quarters|qtr',
  month: 'month|months',
  week: 'week|weeks',
  spring: 'spring|springtime|spring months',
  summer: 'summer|summers|summertime|summer months',
  autumn: 'autumn|autumn months|fall season|fall months',
  winter: 'winter|winters|wintertime|winter months',
  workday: 'weekday|weekdays|working day|working days|workday|workdays|business days|business day|during the week',
  weekday: 'weekday|weekdays|day of the week|day of week|days of the week|week day',
  weekend: 'weekend|weekends|the weekend|saturdays and sundays',
  day: 'day|days|calendar day',
  hour: 'hour|hours',
  monthOfYear: 'month of the year|month of year|months of the year|calendar month|seasonality',
  yearly:
    'from one year to the next|yoy|from year to year|year to year|each year to the next|year over year|year on year|yearly|annual|annually|year by year|year on year|by calendar year',
  quarterly: 'quarter over quarter|quarterly|quarter by quarter',
  monthly:
    'from one month to the next|from month to month|month to month|month over month|month on month|monthly|month by month',
  weekly: 'weekly|week by week',
  hourly: 'hourly|hour by hour',
  daily: 'daily|day by day',
  previous: 'previous|past|last|preceding|prior|recent|most recent|latest',
  current: 'current|this|present',
  ago: 'ago|back|earlier',
  groupVerb:
    'group by|grouped by|grouping by|group|grouped|grouping|aggregate|aggregated|group them by|categorize|categorized|categorise|group by attribute|attribute|broken down|aggregate by|bundled by|categorization',
  splitBy:
    'color by|colour by|colored by|coloured by|coloring by|colouring by|split by|split out by|broken out by|broken down by|break down by|breakdown by|broken into|segregated by|segregate by|segregated|separated by|partitioned by|distinguished by|divided by group|with breakdown by|one series per|separate|separately|different colors for|color points by|color the points by|shown separately|segregate|separated|one for each|in different colors|split into|by color|legend|colored according to|use a different color for each|color',
  linesBy:
    'one line for each|one line per|different lines for different|separate lines by|with a line for each|separate lines for',
  binVerb: 'bin|binned|bucket|bucketed|binning|discretize|put into bands|group into bands',
  bins: 'bins|buckets|intervals|interval|bin|bucket|classes|bands|band|brackets|bracket|ranges|groups of',
  width:
    'bin width|bin width of|bin size|width|size of|bin size of|bins of|buckets of|intervals of|steps of|rounded to|bins of size|interval of|bands of|brackets of|ranges of|groups of',
  trend:
    'trend|trends|evolution|evolve|evolves|evolved|development|develop|trended|trending|progress|progression|history',
  relation:
    'relationship|relation|correlation|correlate|correlated|correlates|association|dependence|connection|relationship between|correlation between|impact of|influence|link between',
  distribution:
    'box plot|box plots|boxplot|boxplots|box and whisker|violin plot|distribution|distributed|distributions|distribution of|spread of|frequencies of',
  compare:
    'compare|compared|comparing|comparison|compares|comparison of|comparison about|contrast|differ|differs|changes|changed|change',
  relate:
    'affect|affects|affected|affected by|influences|impacts|drives|lead to|leads to|imply|implies|result in|results in|translate into|translates into|go together|goes with|vary|varies|varying|behave|behaves|related|relate|relates|depend on|depends on|depend',
  makeUp: 'composition|breakdown|make up|makeup|break down',
  shareWord:
    'proportion|proportions|share|shares|percentage of|composition|breakdown|make up|makeup|part of the whole|fraction|portion',
  chartWord:
    'chart|graph|plot|diagram|figure|picture|charts|graphs|plots|view|dataset|data|data set|visual|graphic|axes|axis',
  chartLine: 'line chart|line graph|line plot|line|lines|line charts|curve',
  chartArea: 'area chart|area graph|stacked area|stacked area chart|area plot',
  chartBar: 'bar chart|bar graph|bar plot|bar|bars|bar charts|barchart|bargraph|bar graphs',
  chartColumn: 'column chart|column graph|columns chart|vertical bar chart|vertical bars|vertical bar|column plot',
  chartPie: 'pie|pie chart|pie graph|pies|piechart|circle chart',
  chartDonut:
    'hole in the middle|hole in the center|hole in the centre|hole inside|donut|doughnut|donut chart|doughnut chart|ring chart',
  chartScatter:
    'scatter|scatter plot|scatterplot|scatter chart|scatter graph|scatter plots|scatterplots|scatter diagram|scatter points|xy chart|xy plot|xyplot|dot plot|points|point chart|correlation chart|correlation charts|scatterchart',
  chartBubble: 'bubble|bubble chart|bubble plot|bubbles',
  chartHeatmap: 'heatmap|heat map|heat map chart|heatmap chart',
  chartFunnel: 'funnel|funnel chart',
  chartWaterfall: 'waterfall|waterfall chart|bridge chart|cascade chart',
  chartTable: 'table|data table|as a table',
  chartMekko: 'mekko|marimekko|mosaic plot|mekko chart|marimekko chart|mosaic chart',
  chartCombo:
    'combo|combo chart|combination chart|combined chart|columns and line|bars and a line|column and line chart|dual axis chart',
  histogram: 'histogram|histograms|histogram chart',
  stacked: 'stacked|stacking|stacked up|on top of each other',
  grouped: 'grouped|clustered|grouping',
  sideBySide: 'side by side',
  hundred: '100%|100 percent|normalized|normalised|percent stacked|as shares of 100',
  horizontal:
    'lie down|lying|lying down|lying bars|on their side|run sideways|from left to right|horizontal|horizontally|sideways',
  vertical: 'stand up|standing|standing up|vertical|vertically|upright',
  removeVerb:
    'remove|delete|drop|hide|get rid of|omit|take out|throw away|discard|eliminate|removing|deleting|strip|filter out|clear|removed|hiding|dropping|leave out',
  keepVerb:
    'keep|keeping|and keep|keep only|keeping only|retain|filter|filter to|filter for|filter by|limit to|restrict to|narrow to|narrow down to|focus on|select|leave only|restrict',
  columnWord: 'column|columns|field|fields|variable|variables|attribute|series|col',
  renameVerb: 'rename|relabel|call|change the name of|renamed|rename the column',
  roundVerb: 'round|rounded|rounding|round off|round to',
  decimals:
    'decimal|decimals|decimal places|decimal place|digits|places|digits after the comma|whole numbers|integers|nearest integer|nearest whole number',
  tens: 'tens|ten',
  hundreds: 'hundreds|hundred',
  thousands: 'thousands|thousand',
  millions: 'millions|million',
  convertVerb: 'convert|turn|change|transform|cast|parse|treat|treating',
  fillVerb: 'fill|fill in|impute|complete|pad|interpolate|fill up|replace missing|filling',
  replaceVerb: 'replace|substitute|swap out|change all',
  swapVerb: 'swap|transpose|exchange|flip|switch|the other way round|the other way around|invert',
  duplicates: 'duplicates|duplicate|duplicated|repeated|doubles|duplicate rows|repeated rows',
  outliers: 'outliers|outlier|extreme values|extremes|anomalies',
  missing:
    'missing|missing values|empty|blanks|blank|nulls|gaps|gap|missing data|empty cells|blank cells|null values|holes|empty values|missing dates|missing months',
  totals: 'totals|total row|total rows|totals row|sum row|grand total|subtotals',
  addVerb: 'add|append|insert|include|compute|calculate|create|derive|new',
  runningTotal:
    'running total|cumulative|cumulative sum|cumulated|accumulated|cumulatively|running sum|accumulate|year to date|cumulative total',
  movingAverage: 'moving average|rolling average|rolling mean|trailing average|smoothed|sliding average|moving mean',
  rankVerb: 'rank|ranks|ranked|ranking',
  rankOrSort: '',
  rankWord: 'rank|ranking|position|place',
  difference: 'difference|differences|range|delta|variance|gap',
  ratio: 'ratio|quotient|rate of|ratio of',
  growth:
    'growth|grow|grows|grew|grown|growing|percent change|percentage change|growth rate|relative change|rate of change|month over month|year over year|% change|change in percent',
  minus: 'minus|−|less|after deducting|after subtracting|after taking off',
  netWord: 'net',
  plus: 'plus|+',
  times: 'times|multiplied by|×',
  dividedBy: 'divided by|÷',
  namedAs: 'called|named|and call it|call it|and name it|name it|to be called|titled',
  shareOfTotal:
    'share of total|share of the total|percent of total|percentage of total|% of total|as a percentage of the total|as share of total|as percentages|as a percentage of total|contribution',
  zero: 'zero|zeros|zeroes|0',
  linear: 'linear|linearly|interpolation|interpolated|interpolate',
  indexed: 'indexed|index|rebase|rebased|indexed to 100|index to 100|base 100',
  pivotVerb:
    'pivot|widen|cross tabulate|crosstab|cross tab|one column for each|one column per|a column for each|columns for each',
  unpivotVerb:
    'unpivot|melt|make long|long format|gather the columns|into long format|to long format|long form|long shape|tidy format|turn into rows',
  sampleVerb: 'sample|random sample of|random|pick at random|random rows|sample of',
  textWord: 'text|string|words',
  nearest: 'nearest|closest',
  mergeVerb: 'merge|join|concatenate|combine|lump|lump together',
  splitVerb: 'split|separate|divide',
  otherwise:
    'group the rest as|with the rest as|rest as|group the rest into|lump the rest into|and the rest as|everything else as|the rest into|bundle the rest as|combine the rest into|and others|lump everything else into|lump everything else as|group everything else into|group everything else as|put everything else in|put the rest in|put the rest into|roll the rest up into|everything else into|lump the others into|lump the rest as|combine the others into|group the others into|group the others as',
  quantityNoun: 'score|scores|figures|levels|readings|price|prices|share price|share prices|stock prices',
  once: 'once|once each|only once|each once|each only once|just once|no repeats|without repeats|without repetition',
  combination: 'combination|combinations|pair|pairs|pairing|pairings',
  irrelevant: 'do not matter|does not matter|not matter|never mind|not important|irrelevant|do not care about',
  beside: 'next to|beside|alongside|right next to',
  yearBefore:
    'same month last year|same period last year|same quarter last year|same week last year|same day last year|same month of the previous year|same period of the previous year|same month a year earlier|same month the year before|same period a year earlier|a year earlier|the year before',
  hourOfDay: 'hour of the day|hour of day|hours of the day|time of day|time of the day',
  thenWord: 'then|then by|and then|and then by|followed by',
  moreOf: 'more',
  lessOf: 'fewer|less',
  money: 'money|cash',
  wholeCycle:
    'monday to sunday|monday through sunday|mon to sun|monday first|january to december|january through december|jan to dec|jan through dec',
  asIs: 'leave the data as it is|leave the data as they are|leave everything as it is|leave it as it is|as it is|as they are|as is|just as it is|just as they are|the way it is|the way they are|unchanged|untouched|without changes|without any change|no changes|no change',
  plainAmounts:
    'amounts|absolute amounts|absolute numbers|absolute values|absolutes|actual amounts|actual values|actual numbers|actual figures|raw values|raw numbers|plain values|plain numbers|original values|original numbers',
  goBack:
    'go back|go back to|back|back to|return to|revert to|switch back|switch back to|again|once more|once again|as before|like before|restore|bring back|reinstate',
  bringBack: 'bring|bring back|bring in|put back|add back|let back in|include again|reinstate|restore|readmit|get back',
  undoVerb:
    'undo|undo that|undo this|undo it|take that back|scratch that|cancel that|never mind that|one step back|go one step back|step back|go back one step|the way it was before|as it was before|like it was before|previous version|previous step|reverse that|undo the last change|undo the last step',
  alsoWord: 'also|too|as well|in addition|additionally|besides|on top of that',
};
