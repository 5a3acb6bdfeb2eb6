import type { LookLexicon } from './look-senses.ts';

/** English words about the drawing of a chart. */
export const ENGLISH_LOOKS: LookLexicon = {
  titleWord: 'title|chart title|heading|chart name|name of the chart|titled',
  subtitleWord: 'subtitle|sub title|subheading|sub heading|subhead|second title line',
  captionWord: 'caption|footnote|foot note|footer|note below|text below the chart',
  sourceWord: 'source|data source|source line|credit|attribution|source note',
  legendWord: 'legend|colour key|color key|chart key|series names',
  gridWord: 'gridline|gridlines|grid|grid lines|background lines|helper lines',
  axisWord: 'axis|scale|range|axis range|axis scale',
  bothAxes: 'axes|both axes',
  axisTitle: 'axis title|axis label|axis name|axis text|axis caption',
  axisTitles:
    'axis titles|axes titles|axes labels|axis names|titles of the axes|both axis titles|names of the axes|labels of the axes',
  secondAxis:
    'second axis|secondary axis|second y axis|secondary y axis|right axis|right hand axis|second scale|dual axis|dual axes|two y axes|two axes|own axis|axis of its own|own y axis|y2|y2 axis|second vertical axis|different axis|separate axis|dual y axis|double axis|right y axis',
  valueAxis: 'value axis|values axis|numeric axis|number axis|measure axis|amount axis|axis of values',
  categoryAxis: 'category axis|categories axis|label axis|date axis|time axis|categorical axis|axis of categories',
  labelsWord:
    'labels|label|data labels|data label|value labels|values|value|numbers on the bars|numbers|figures|labelled|labeled|exact values|number labels|individual values|individual labels|single values|segment values|segment labels|inner labels|bar labels|point labels',
  totalLabels:
    'stack totals|totals|total labels|total|stack total|totals above each stack|totals on top|totals of the stacks|sum labels|stack sums',
  categoryLabels:
    'category labels|category names|slice names|names|slice labels|stage names|point names|point labels|names of the slices|names of the points|names on the slices|category label|names of the categories',
  pointsWord: 'points|dots|markers|marker|point markers|data points|circles|dot|point|line markers',
  linesWord: 'lines|line|curve|curves|the line|the lines',
  areaBelow:
    'area fill|fill|shading|area below|area under|area below the line|area under the line|area under the curve|space below the line|area beneath the line|area below the lines|area under the lines|shade below|fill below',
  borderWord: 'border|frame|outline|chart border|borders|bordered',
  cornersWord: 'corners|corner|edges of the chart',
  backgroundWord: 'background|backdrop|chart background|background colour|background color|canvas',
  headlineWord:
    'headline|headlines|headline number|headline numbers|headline figure|headline figures|big number|big numbers|big headline number|large number|kpi|kpis|key figure|key figures|hero number|big figure',
  goalWord:
    'target|goal|target line|goal line|threshold|threshold line|benchmark|benchmark line|reference line|limit line|horizontal line|quota|target level|goal level',
  trendLine:
    'trendline|trend line|trend lines|trendlines|regression line|regression|line of best fit|best fit line|fit line|fitted line|trend|trend curve|best fit',
  averageLine:
    'average line|mean line|line for the average|line at the average|line for the mean|line at the mean|average reference line|average marker|avg line|line showing the average|line with the average',
  referenceWord: 'reference lines|extra lines|helper line|lines across',
  stickerWord: 'sticker|stickers|emoji|icon|emojis|symbol',
  noteWord: 'note|comment|callout|annotation|annotate|tooltip|remark|call out|text box|notes|text note|annotated|write',
  arrowWord: 'arrow|difference arrow|change arrow|arrows|growth arrow|difference arrows',
  rectangleWord: 'rectangle|rectangles|shaded area|shaded box|band',
  annotationsWord: 'annotations|remarks|notes|all annotations|comments|markings|marks|highlights',
  paletteWord: 'palette|colours|colors|colour scheme|color scheme|colour palette|color palette|scheme|tones|hues|theme',
  fontWord: 'font|typeface|lettering|font family|typography',
  fontName:
    'arial|helvetica|georgia|times new roman|times|verdana|roboto|courier|courier new|inter|open sans|lato|montserrat|garamond|calibri|cambria|tahoma|trebuchet|comic sans|sans serif|serif|monospace|futura|poppins|noto sans|source sans|merriweather|playfair display|amiri|cairo|tajawal',
  writtenText:
    'text|texts|letters|writing|font size|text size|size of the text|size of the font|lettering|everything written|font|type size',
  slicesWord: 'slices|slice|wedges|segments|pieces|sectors|the slices|pie slices',
  columnShapes: 'columns|column',
  areaShape: 'area|areas',
  everySeries:
    'everything|all|all bars|all lines|all series|bars|bar|columns|the chart|area|areas|series|bubbles|shapes',
  lookWord: 'look|style|styling|formatting|appearance|design|looks|visual settings|chart settings|format|settings',
  colourWord:
    'colour|color|colours|colors|shade|fill colour|fill color|custom colour|custom color|custom colours|custom colors',
  sizeWord: 'size|sizes',
  thicknessWord: 'thickness|line width|line thickness|stroke width|line weight|stroke|width|weight',
  turnOn:
    'turn on|switch on|enable|add|add back|bring back|put back|show again|restore|unhide|on again|back|visible|activate|include|draw|put in|returned|back on|give it|want|mark',
  turnOff:
    'turn off|switch off|disable|off|hidden|invisible|get rid of|no more|deactivate|away|gone|lose|kill|take away|clear|do not show|do not want|don t show|do not draw',
  invisible: 'hide|invisible|hidden|hides|hiding',
  calledWord:
    'called|named|labelled|labeled|titled|saying|that says|reading|that reads|entitled|with the text|with the label|with label|with text|with the caption|with the name|with the title|named as|rename to',
  nameVerb: 'name|label|entitle',
  nameIt:
    'call it|name it|title it|label it|call the chart|name the chart|rename it|rename it to|rename the chart|rename the chart to|name this chart|call this chart|entitle it|call this|title the chart',
  colourVerb: 'colour|color|paint|dye|recolour|recolor|coloured|colored|tint|painted|make',
  writeVerb: 'write|compose|draft|think up|come up with|formulate|invent|word|suggest|propose',
  startVerb:
    'start|starts|begin|begins|starting|starting at|starting from|beginning at|start from|begin from|start at|begin at|lower limit|lower bound|minimum|min|lowest value',
  endVerb:
    'end|ends|stop|stops|ending|ending at|end at|stop at|up to|cap|cap at|capped at|upper limit|upper bound|maximum|max|limit|highest value|finish at|go up to|goes up to|run up to',
  reverseVerb:
    'reverse|reversed|invert|inverted|upside down|backwards|flip|flipped|in reverse|the other way|mirror|mirrored|from right to left|from top to bottom|in reverse order|turn around|high to low|downwards',
  resetVerb:
    'reset|restore|start over|undo all|revert|back to default|back to defaults|back to the default|clear all|go back to|default|plain|strip|remove all|original|back to normal|return to|back to',
  highlightVerb:
    'highlight|emphasize|emphasise|accent|spotlight|draw attention to|point out|stand out|highlighted|put the focus on|call attention to|focus attention on|make stand out|mark|pick out',
  restSteps: 'the rest|rest|everything else|others|the others|all others|other',
  fadeRest:
    'grey out|gray out|grey out the rest|gray out the rest|fade|fade out|fade the rest|fade out the rest|dim|dim the rest|mute|fade the others|dim the others|grey the rest|grey out the others',
  connectVerb:
    'connect|bridge|join|span|connect across|draw through|connected|bridge over|interpolate|join across|link across|connecting|draw across|draw the line across|close',
  otherWay:
    'the other way round|the other way around|other way round|other way around|swap axes|swap the axes|flip the axes|flip axes|flip it|flip it around|turn it around|swap x and y|switch x and y|exchange the axes|exchange x and y|switch the axes|switch axes|rotate it|rotate the chart|turn it on its side|flip the chart|transpose the chart|flip x and y|interchange x and y|turn it sideways|flip it on its side|x and y swapped|rotate|flip it sideways',
  stackVerb: 'stack|stacked|on top of each other|pile|stacking',
  linkVerb:
    'link|hyperlink|linked|link to|linking to|pointing to|point to|with a link|with link|url|with the link|with url',
  shortenVerb: 'abbreviate|shorten|abbreviated|shortened|abbreviate numbers|shorten the numbers|compact',
  lookVerb:
    'move|place|position|should|apply|adjust|render|style|must|leave|ought to|have it|make sure|i prefer|prefer|would be better|chart type|type of chart|let|run|runs|px|pixel|pixels',
  dataAlone:
    'without touching the data|without changing the data|leave the data|leave the data alone|data as it is|only visually|visually|in the drawing|in the picture|without changing the table|not the data|without reordering the data|keep the data as it is|by length|longest to shortest|from longest to shortest|on the chart|by height|tallest to shortest',
  anyway:
    'anyway|anyways|regardless|nevertheless|nonetheless|all the same|even so|insist|i insist|no matter what|whatever you say|do it anyway|still want|in any case|i don t care|i do not care|i mean it',
  hedge:
    'i know|even though|even if|but|though|although|however|ideal|suitable|suited|appropriate|recommended|sensible|perfect|unsuitable|misleading|optimal|wise|good idea|bad idea|best choice|best practice|right choice|not right|wrong|good|bad|does not fit|may not|might not|it may|it might|again|once more|instead|so|so that|such that',
  bigger:
    'bigger|larger|enlarge|increase|grow|magnify|scale up|bigger please|enlarged|increased|much bigger|much larger',
  smaller: 'smaller|reduce|shrink|decrease|tinier|scale down|reduced|shrunk|much smaller',
  double: 'double|twice as big|twice the size|twice as large|two times as big|twice|doubled',
  halve: 'half|half as big|half the size|half as large|halved|halve',
  small: 'small|tiny|little',
  medium: 'medium|medium sized|mid size|middle sized',
  large: 'large|big|huge|very big|very large|prominent',
  thicker: 'thicker|bolder|heavier|fatter|wider|stronger|more bold',
  thinner: 'thinner|finer|slimmer|lighter|narrower',
  thick: 'thick|bold|heavy|fat|wide',
  thin: 'thin|fine|hairline|slim|narrow',
  smooth: 'smooth|smoothed|smoothing|curved|smoothly|smoother|round off the line|rounded lines|curves|smooth out|curvy',
  straight: 'straight|angular|unsmoothed|jagged|straight segments|unsmooth|straight lines|not curved|not smooth',
  dashed: 'dashed|dashes|broken|dash|dashed line|dashed lines|broken line',
  dotted: 'dotted|dot pattern|dotted line|dotted lines',
  solid: 'solid|continuous|unbroken|uninterrupted|solid line|full line',
  rounded: 'rounded|round|curved|rounded off|rounder',
  squared: 'square|sharp|right angled|squared|pointed|angular|straight|hard',
  pastel: 'pastel|pastels|soft|pastel colours|pastel colors|pastel palette|soft colours|soft colors|muted|pale',
  neon: 'neon|fluorescent|neon colours|neon colors|glowing|luminous|electric',
  mono: 'shades of|tones of|tints of|monochrome|hues of|variations of|different shades of|only shades of|monochromatic|mono|all in|nothing but|gradations of',
  standard:
    'default|standard|usual|normal|automatic|automatically|auto|regular|default colours|default colors|the usual|original|as usual|the default',
  logWord:
    'log|logarithmic|log scale|logarithmic scale|logarithmically|log10|logarithm|log axis|logarithmic axis|powers of ten',
  gapsWord:
    'leave gaps|gaps|gap|break|breaks|holes|interrupt|interrupted|leave a gap|show gaps|as gaps|leave them empty|leave holes',
  edgesWord:
    'first and last|first and the last|ends|both ends|end points|endpoints|edges|start and end|two ends|outer|only the ends|just the ends|beginning and end|first and final',
  inThousands: 'in thousands|thousands|in k|as thousands|with k|use k|in 1000s|thousands of',
  inMillions: 'in millions|millions|in m|as millions|in mn|in mio|with m',
  inBillions: 'in billions|billions|in b|as billions|in bn|with b',
  inFull:
    'in full|full numbers|unabbreviated|not abbreviated|without abbreviation|without abbreviations|no abbreviation|no abbreviations|written out|complete numbers|exact numbers|full figures|full values|do not abbreviate|all the digits|written in full|do not shorten|unshortened|spelled out',
  wholeNumbers:
    'whole numbers|no decimals|without decimals|no decimal places|without decimal places|integers|zero decimals|zero decimal places|round numbers|drop the decimals|hide the decimals|remove the decimals|remove decimals|hide decimals|no digits after the comma|no digits after the point|rounded to whole numbers|lose the decimals',
  asPercentages:
    'as percentages|as percentage|as percent|in percent|in percentages|percentage labels|percent labels|percentages|percentages instead of values|as a percentage|as shares|percentages instead|percents|with percentages|percentage',
  gradient: 'gradient|fading|in a gradient',
  tinted: 'tinted|tint|in the colour of the palette|in a tint|lightly tinted|tinted with the palette',
  middle: 'center|centre|middle|hole|the middle|the centre|the center|inside',
  rightSide: 'right|right side|right hand side|right hand|to the right|side|at the side|beside the chart|the right',
  insideTop:
    'top|above|up|at the top|on top|above the chart|over the chart|upper|the top|top of the chart|along the top',
  bottomSide:
    'bottom|at the bottom|below|underneath|under|beneath|below the chart|under the chart|underneath the chart|the bottom|along the bottom|lower',
  leftSide: 'left|left side|left hand side|left hand|to the left|the left',
  gains:
    'increases|gains|positive|rises|increase|ups|positives|gain|positive bars|positive values|growth|positive changes|going up|additions',
  losses:
    'decreases|losses|negative|falls|drops|negatives|decrease|downs|loss|negative bars|negative values|declines|reductions|negative changes|going down|subtractions',
  beginning: 'starting bar|start bar|first bar|opening bar|starting value|opening|start value|beginning',
  conversion: 'conversion|conversion rate|conversions|conversion rates',
  loess: 'loess|lowess|local regression|locally smoothed|smooth',
  exponential: 'exponential|exponentially',
  quadratic: 'quadratic|parabolic|parabola|second degree|second order',
  power: 'power|power law',
  polynomial: 'polynomial|cubic|third degree|third order',
  rocket: 'rocket|rockets|rocket ship',
  clapping: 'clapping hands|clapping|applause|clap|claps|hands clapping',
  thumbsUp: 'thumbs up|thumb up|like sign|thumbs-up|upvote',
  thumbsDown: 'thumbs down|thumb down|dislike sign|thumbs-down|downvote',
  grinning: 'grinning face|smiley|smile|happy face|smiling face|grin|smiley face|grinning',
};
