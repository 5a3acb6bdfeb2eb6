import type { StoryLexicon } from './senses.ts';

/** English words that steer a narrative. */
export const ENGLISH_WISHES: StoryLexicon = {
  'tone:neutral':
    'neutral|plain|simple|simple language|plain language|objective|factual|matter of fact|unbiased|sober|unemotional|general public|laypeople|non experts',
  'tone:formal':
    'formal|professional|official|serious|academic|report style|annual report|press release|researchers|scientists|academics|regulators|auditors|experts|analysts',
  'tone:punchy':
    'punchy|catchy|exciting|energetic|vivid|snappy|bold|newspaper|attention grabbing|hard hitting|dramatic|headline style|tabloid|like a headline|eye catching|striking',
  'tone:executive':
    'executive|executives|board|management|ceo|cfo|investors|leadership|stakeholders|shareholders|c level|executive summary|directors|managers|bosses|decision makers|c suite|senior leaders',
  'tone:playful':
    'playful|fun|funny|casual|friendly|light|lighthearted|humorous|informal|cheerful|children|kids|schoolchildren|young readers|witty|lively|chatty|conversational|jolly',
  'focus:rise':
    'rise|rises|increase|increases|gain|gains|upswing|jump|surge|upward|success|rose|recovery|rebound|comeback|bounced back|upturn|climb|climbed',
  'focus:fall':
    'drop|drops|drop off|dropoff|who lost|who loses|who lose|where we lose|where we lost|lost most|lose most|loses most|lost the most|lose the most|loses the most|fall|falls|decline|declines|decrease|dip|slump|downturn|loss|losses|downward|crash|fell|declined|declining|dropped|decreased|shrank|shrinking|slumped',
  'focus:growth':
    'growth|grow|grew|growing|trend|trends|evolution|development|over time|change|changed|changes|progress',
  'focus:extremes':
    'highest|top|best|maximum|peak|leader|leaders|winner|winners|record|biggest|largest|leads|lead|longest|tallest|richest|fastest|strongest|busiest|hottest|warmest|wettest|sunniest|heaviest|deepest|oldest|greatest|most expensive|most popular|number one|first place|high point',
  'focus:lowest':
    'lowest|worst|minimum|smallest|bottom|least|weakest|trough|shortest|poorest|slowest|cheapest|coldest|driest|youngest|quietest|lightest|least popular|low point|last place',
  'focus:share': 'share|shares|proportion|proportions|part|parts|composition|breakdown|concentration',
  'focus:comparison': 'comparison|difference|differences|gap|versus|vs|between',
  'focus:relation': 'relationship|relation|correlation|correlate|related|link between|connection',
  'focus:season': 'season|seasonal|seasonality|cycle|cycles',
  'focus:outlier': 'outlier|outliers|anomaly|anomalies|unusual|spike|exception|exceptional|stands out',
  'focus:latest': 'latest|recent|last step|last month|last quarter|last year|most recent|newest',
  'focus:total': 'in total|total|totals|overall total|in all|altogether|sum',
  'focus:average':
    'average|averages|on average|mean value|mean values|mean of|the mean|mean and median|typical value|typical values|typical month|typical year|typical day|typical week',
  'field:title': 'title|heading|headline|headlines|titles',
  'field:subtitle': 'subtitle|sub title|subheading|sub heading|deck',
  'field:caption': 'caption|description|text below|footnote|note|summary|paragraph|body|captions|descriptions|blurb',
  'language:EN_US': 'english|american english|us english',
  'language:EN_GB': 'british english|uk english|british',
  'language:PT_PT': 'portuguese|european portuguese',
  'language:AR': 'arabic',
  'length:short': 'short|shorter|brief|briefly|concise|terse|succinct|tight|tweet',
  'length:long': 'long|longer|detailed|detail|details|in depth|more text|elaborate|full',
  'length:line': 'line|one liner',
  'length:sentence': 'sentence|sentences',
  'length:character': 'character|characters|chars|letters',
  'length:word': 'word|words',
  'form:question': 'question|as a question|ask',
  'form:numbers': 'number|numbers|figure|figures|digits|statistics',
  'form:percentages': 'percentage|percentages|percent|per cent|percents|%',
  'form:emoji': 'emoji|emojis|emoticon|emoticons|smiley|smileys',
  'form:cause':
    'why|cause|causes|reason|reasons|because of what|due to what|what drove|what caused|what is behind|drivers of',
  'tool:only': 'only|just|nothing but|solely',
  'tool:keep': 'keep|leave|do not change|do not touch|preserve|retain',
  'tool:without':
    "without|no|not|nothing|none|never|don't|dont|avoid|exclude|ignore|skip|omit|do not use|do not|leave out|drop the|remove",
  'tool:mention':
    'mention|focus on|focus|about|highlight|emphasise|emphasize|stress|feature|include|talk about|call out',
  'tool:compare': 'compare|contrast|set against',
  'tool:write':
    'what does it mean|what it means|overall|overall picture|typical|write|make|give|tell|add|create|narrate|describe|explain|summarise|summarize|story|narrative|use|say|sound|style|tone|the data|data|chart|graph|happened|put|keep it|set|turn|rewrite|please|show|texts|text|wording|narration|readers|audience|for the|with',
};
