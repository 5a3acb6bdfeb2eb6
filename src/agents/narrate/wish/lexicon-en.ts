import type { StoryLexicon } from './senses.ts';

/** English words that steer a narrative. */
export const ENGLISH_WISHES: StoryLexicon = {
  'tone:neutral':
    "neutral|plain|simple|simple language|plain language|objective|factual|matter of fact|unbiased|sober|unemotional|general public|laypeople|non experts|like i'm five|like i am five|eli5|jargon|jargon free|easy to understand|easy|clear|clearly|understandable|beginners|non technical|layman|laymen",
  'tone:formal':
    'formal|professional|official|serious|academic|report style|annual report|press release|researchers|scientists|academics|regulators|auditors|experts|analysts',
  'tone:punchy':
    'punchy|catchy|exciting|energetic|vivid|snappy|bold|newspaper|attention grabbing|hard hitting|dramatic|headline style|tabloid|like a headline|eye catching|striking|clickbait|urgent|urgency|alarming|powerful|compelling|engaging|sensational|provocative|intriguing|journalist|journalistic|data journalism|magazine',
  'tone:executive':
    'executive|executives|board|management|ceo|cfo|investors|leadership|stakeholders|shareholders|c level|executive summary|directors|managers|bosses|decision makers|c suite|senior leaders|boss|my boss|manager|client|clients|steering committee',
  'tone:playful':
    'playful|fun|funny|casual|friendly|light|lighthearted|humorous|informal|cheerful|children|kids|schoolchildren|young readers|witty|lively|chatty|conversational|jolly',
  'focus:rise':
    'rise|rises|increase|increases|gain|gains|upswing|jump|surge|upward|success|rose|recovery|rebound|comeback|bounced back|upturn|climb|climbed|good news|positive|positives|optimistic|upbeat|bright side|winners|success story|what went well|went well|improvement|improvements|improved',
  'focus:fall':
    'drop|drops|drop off|dropoff|who lost|who loses|who lose|where we lose|where we lost|lost most|lose most|loses most|lost the most|lose the most|loses the most|fall|falls|decline|declines|decrease|dip|slump|downturn|loss|losses|downward|crash|fell|declined|declining|dropped|decreased|shrank|shrinking|slumped|bad news|negative|negatives|pessimistic|warning|warn|worrying|concern|concerns|what went wrong|went wrong|losers|deterioration|worsened|setback|setbacks|shortfall',
  'focus:growth':
    'growth|grow|grew|growing|trend|trends|evolution|development|over time|change|changed|changes|progress',
  'focus:extremes':
    'highest|top|best|maximum|peak|record|biggest|largest|longest|tallest|richest|fastest|strongest|busiest|hottest|warmest|wettest|sunniest|heaviest|deepest|oldest|greatest|most expensive|most popular|number one|first place|high point|best performer|best performers|top performer|top performers|star|stars',
  'focus:lowest':
    'lowest|worst|minimum|smallest|bottom|least|weakest|trough|shortest|poorest|slowest|cheapest|coldest|driest|youngest|quietest|lightest|least popular|low point|last place|worst performer|worst performers|laggard|laggards|lagging|last place|underperformer|underperformers|bottom',
  'focus:share': 'share|shares|proportion|proportions|part|parts|composition|breakdown|concentration',
  'focus:comparison': 'comparison|difference|differences|gap|versus|vs|between',
  'focus:relation': 'relationship|relation|correlation|correlate|related|link between|connection',
  'focus:season': 'season|seasonal|seasonality|cycle|cycles',
  'focus:outlier': 'outlier|outliers|anomaly|anomalies|unusual|spike|exception|exceptional|stands out',
  'focus:latest': 'latest|recent|last step|last month|last quarter|last year|most recent|newest',
  'focus:years':
    'year over year|year on year|yoy|y o y|annual growth|yearly growth|year to year|annual change|compared to last year|compared with last year|versus last year|vs last year|than last year|compared to the previous year|prior year|previous year|full year|calendar year',
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
  'form:exact':
    'exact|exact numbers|exact figures|precise|precise numbers|precise figures|unrounded|not rounded|full numbers|full figures',
  'form:bullets': 'bullet|bullets|bullet points|bullet point|bulleted|bullet list|bulleted list|as a list',
  'form:forecast':
    'forecast|forecasts|predict|prediction|predictions|projection|project forward|next year|next month|next quarter|the future|future|outlook|what will happen|what comes next',
  'form:cause':
    'why|cause|causes|reason|reasons|because of what|due to what|what drove|what caused|what is behind|drivers of',
  'tool:only': 'only|just|nothing but|solely',
  'tool:keep': 'keep|leave|do not change|do not touch|preserve|retain',
  'tool:without':
    "without|no|not|nothing|none|never|don't|dont|avoid|exclude|ignore|skip|omit|do not use|do not|leave out|drop the|remove",
  'tool:mention':
    'mention|focus on|focus|about|highlight|emphasise|emphasize|stress|feature|include|talk about|call out',
  'tool:compare': 'compare|contrast|set against',
  'tool:which': 'which|who|whose|what region|what product|most',
  'tool:lead':
    'winning|who is winning|who wins|who won|won|winner|winners|leader|leaders|leads|lead|leading|who leads|in the lead|ahead|who is ahead|champion',
  'tool:write':
    'should be|must be|should read|called|what does it mean|what it means|overall|overall picture|typical|write|make|give|tell|add|create|narrate|describe|explain|summarise|summarize|story|narrative|use|say|sound|style|tone|the data|data|chart|graph|happened|put|keep it|set|turn|rewrite|please|show|texts|text|wording|narration|readers|audience|for the|with|insight|insights|main insight|key insight|main point|key point|key points|takeaway|takeaways|key takeaway|main takeaway|key message|main message|message|gist|bottom line|should know|should i know|what should i know|need to know|know|important|most important|what matters|matters|in a nutshell|key|main|finding|findings|key findings|analysis|analyse|analyze|storytelling|data story|blog post|blog|article|slide|slides|presentation|social media|linkedin|linkedin post|linked in|linked in post|post|dashboard|website|newsletter|email|publication|standfirst|first|rewrite it|better|improve|good|nice|great|interesting|insightful|meaningful|relevant|appropriate|suitable|proper',
};
