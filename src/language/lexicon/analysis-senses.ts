/** Figures that are one column in parts of another. */
export const RATIO_SENSES = [
  'marginWord',
  'returnOnCost',
  'conversionRate',
  'clickRate',
  'fatalityRate',
  'winRate',
  'density',
  'unitPrice',
] as const;

/** Senses of words that analysts use of groups, periods and rows: changes between periods, places in a ranking, marks on rows. */
export const ANALYSIS_SENSES = [
  /** A total of each group, after the figure: "more than 1,000 in total". */
  'inTotal',
  /** Gathered into one: "the others together". */
  'asOne',
  /** What a figure did from one period to another, as a noun or a verb: "change", "rose", "drop". */
  'changeWord',
  /** Of these, what went down: "fell", "decline". */
  'fallWord',
  // Places in a ranking.
  'secondPlace',
  'thirdPlace',
  'fourthPlace',
  'fifthPlace',
  // Superlatives of dates.
  'newestFirst',
  'oldestFirst',
  'latest',
  'earliest',
  // What is good, whichever way the figure goes.
  'bestWord',
  'worstWord',
  /** Puts a mark on rows. */
  'flagVerb',
  /** Took so long. */
  'tookVerb',
  'durationWord',
  'lossWord',
  'gainWord',
  ...RATIO_SENSES,
  /** What things are told for one of: "price per square metre". */
  'areaUnit',
  /** Promoters less detractors. */
  'netPromoter',
  // Halves of a month.
  'firstHalf',
  'secondHalf',
  /** How far what came of a plan is from the plan: "variance", "overspend". */
  'planVariance',
  'overPlan',
  'underPlan',
  /** Asks for an amount that is not named: "how much did each shop make". */
  'howMuch',
  /** What one order comes to on average: "average order value", "ticket médio". */
  'orderAverage',
  /** To earn: "which rep earns the most". */
  'earnVerb',
  /** Divided among the people: "per capita". */
  'perHead',
  /** Divides years: "per decade". */
  'decade',
  /** Asks for a person. */
  'whoWord',
  /** Asks what money was spent on: "where does my money go". */
  'moneyGoes',
  /** Of people who have not left, and of work that is not done. */
  'stillHere',
  'stillToDo',
  /** To come first: "who won in each district". */
  'winVerb',
  /** What a winner is given for each contest: "seats by party". */
  'seatsWord',
  /** How far the first is before the second: "winning margin". */
  'winMargin',
  /** Asks for a thing. */
  'whatWord',
  /** What is worked out of the last few periods of each: "rolling 7-day average". */
  'movingWord',
  /** Asks for a time. */
  'whenWord',
  /** How often a thing is so: "return rate". */
  'rateWord',
  /** What the size of points stands for: "sized by population". */
  'sizedBy',
  /** One small chart for each: "small multiples by region". */
  'facetBy',
  /** "First name", "surname": what a name is split into. */
  'namePart',
  /** The letters of "neither … nor". */
  'neither',
  /** Below and above zero. */
  'negative',
  'positive',
  /** Makes every figure of a column greater or smaller by a part of it: "raise by 10%". */
  'raiseVerb',
  'cutVerb',
  // Signs between texts, by their names.
  'dashSign',
  'commaSign',
  'slashSign',
  'blankSign',
  'partedBy',
  /** None of it is left: "out of stock". */
  'outOf',
  /** Those that have just come: "new vs cancelled". */
  'newOnes',
  /** What a team scored less what it let in. */
  'goalDifference',
] as const;

/** One of the senses of analysis. */
export type AnalysisSense = (typeof ANALYSIS_SENSES)[number];
