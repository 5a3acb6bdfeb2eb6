import type { Language } from '../lexicon/lexicon-index.ts';
import { ALONG_ROWS_RULES } from './constructs/along-rows.ts';
import { ARABIC_RULES } from './constructs/arabic.ts';
import { ASKED_THING_RULES } from './constructs/asked-things.ts';
import { BAND_RULES } from './constructs/bands.ts';
import { CHART_RULES } from './constructs/chart.ts';
import { COMMAND_RULES } from './constructs/commands.ts';
import { CONDITION_RULES } from './constructs/conditions.ts';
import { COUNTED_THING_RULES } from './constructs/counted-things.ts';
import { CROSS_TABLE_RULES } from './constructs/cross-tables.ts';
import { DATE_PART_RULES } from './constructs/date-parts.ts';
import { DATED_FIGURE_RULES } from './constructs/dated-figures.ts';
import { DECADE_RULES } from './constructs/decades.ts';
import { DEED_RULES } from './constructs/deeds.ts';
import { DEGREE_RULES } from './constructs/degrees.ts';
import { DIMENSION_RULES } from './constructs/dimensions.ts';
import { DUPLICATE_RULES } from './constructs/duplicates.ts';
import { EARNER_RULES } from './constructs/earners.ts';
import { EDIT_RULES } from './constructs/edits/edit-rules.ts';
import { END_RULES } from './constructs/ends.ts';
import { EVENT_COUNT_RULES } from './constructs/event-counts.ts';
import { EXTREME_RULES } from './constructs/extremes.ts';
import { EXTREME_HELD_RULES } from './constructs/extremes-held.ts';
import { FIGURE_RULES } from './constructs/figures.ts';
import { FLAG_RATE_RULES } from './constructs/flag-rates.ts';
import { FOLLOW_UP_RULES } from './constructs/follow-ups.ts';
import { FORMULA_RULES } from './constructs/formulas.ts';
import { GROUP_CONDITION_RULES } from './constructs/group-conditions.ts';
import { GROUP_DIFFERENCE_RULES } from './constructs/group-differences.ts';
import { GROUP_WITH_MOST_RULES } from './constructs/group-with-most.ts';
import { GROUPING_RULES } from './constructs/grouping.ts';
import { GROWTH_OF_TWO_RULES } from './constructs/growth-of-two.ts';
import { GROWTH_RANKING_RULES } from './constructs/growth-ranking.ts';
import { HIGHER_THERE_RULES } from './constructs/higher-there.ts';
import { HOW_MUCH_RULES } from './constructs/how-much.ts';
import { KEPT_GROUP_RULES } from './constructs/kept-groups.ts';
import { LASTING_RULES } from './constructs/lasting.ts';
import { LENGTH_RULES } from './constructs/lengths-of-time.ts';
import { LIST_RULES } from './constructs/lists.ts';
import { LONG_AGO_RULES } from './constructs/long-ago.ts';
import { MARK_RULES } from './constructs/marks.ts';
import { MEASURE_RULES } from './constructs/measures.ts';
import { MONEY_GOES_RULES } from './constructs/money-goes.ts';
import { MORE_OF_THAN_RULES } from './constructs/more-of-than.ts';
import { MORE_THAN_OTHER_RULES } from './constructs/more-than-other.ts';
import { MOST_OF_ROWS_RULES } from './constructs/most-of-rows.ts';
import { MOST_PROFITABLE_RULES } from './constructs/most-profitable.ts';
import { MOVING_AVERAGE_RULES } from './constructs/moving-averages.ts';
import { NAMES_OF_ROWS_RULES } from './constructs/names-of-rows.ts';
import { NEGATED_CONDITION_RULES } from './constructs/negated-conditions.ts';
import { NUMBERED_GROUP_RULES } from './constructs/numbered-groups.ts';
import { OPEN_CONDITION_RULES } from './constructs/open-conditions.ts';
import { ORDER_RULES } from './constructs/order.ts';
import { PART_RATE_RULES } from './constructs/part-rates.ts';
import { PER_GROUP_RULES } from './constructs/per-group.ts';
import { PER_PERSON_RULES } from './constructs/per-person.ts';
import { PERIOD_CHANGE_RULES } from './constructs/period-change.ts';
import { PERIOD_ROW_RULES } from './constructs/period-rows.ts';
import { PERIOD_TOTAL_RULES } from './constructs/period-totals.ts';
import { PIECES_SOLD_RULES } from './constructs/pieces-sold.ts';
import { PLAIN_AMOUNT_RULES } from './constructs/plain-amounts.ts';
import { PLAN_RULES } from './constructs/plans.ts';
import { PORTION_RULES } from './constructs/portions.ts';
import { PORTUGUESE_RULES } from './constructs/portuguese.ts';
import { QUANTITY_RULES } from './constructs/quantities.ts';
import { RANK_IN_GROUP_RULES } from './constructs/rank-in-groups.ts';
import { RANKED_GROUP_RULES } from './constructs/ranked-groups.ts';
import { RATE_RULES } from './constructs/rates.ts';
import { RATIO_RULES } from './constructs/ratios.ts';
import { RESHAPING_RULES } from './constructs/reshaping.ts';
import { ROW_CONDITION_RULES } from './constructs/row-conditions.ts';
import { ROW_FIGURE_RULES } from './constructs/row-figures.ts';
import { ROW_NOUN_RULES } from './constructs/row-nouns.ts';
import { SEASON_RULES } from './constructs/seasons.ts';
import { SHARE_RULES } from './constructs/shares.ts';
import { SMALL_ONES_RULES } from './constructs/small-ones.ts';
import { SOLD_MOST_IN_RULES } from './constructs/sold-most-in.ts';
import { STANDING_RULES } from './constructs/standings.ts';
import { STOCK_VALUE_RULES } from './constructs/stock-values.ts';
import { TAIL_RULES } from './constructs/tails.ts';
import { TIME_RULES } from './constructs/time.ts';
import { TOP_RULES } from './constructs/tops.ts';
import { TREND_RULES } from './constructs/trends.ts';
import { UNFINISHED_RULES } from './constructs/unfinished.ts';
import { USED_UP_RULES } from './constructs/used-up.ts';
import { VERSUS_PERIOD_RULES } from './constructs/versus-periods.ts';
import { WEEKEND_RULES } from './constructs/weekends.ts';
import { WHEN_RULES } from './constructs/when.ts';
import { WINNER_RULES } from './constructs/winners.ts';
import { WITH_MOST_RULES } from './constructs/with-most.ts';
import { WORKED_OUT_RULES } from './constructs/worked-out.ts';
import type { Rule } from './rule.ts';

/** Every construct of the grammar. */
export const RULES: readonly Rule[] = [
  ...LENGTH_RULES,
  ...LIST_RULES,
  ...MEASURE_RULES,
  ...END_RULES,
  ...HIGHER_THERE_RULES,
  ...LASTING_RULES,
  ...LONG_AGO_RULES,
  ...PERIOD_ROW_RULES,
  ...MOST_OF_ROWS_RULES,
  ...COUNTED_THING_RULES,
  ...GROUPING_RULES,
  ...TAIL_RULES,
  ...CONDITION_RULES,
  ...TIME_RULES,
  ...ORDER_RULES,
  ...TOP_RULES,
  ...SMALL_ONES_RULES,
  ...GROUP_WITH_MOST_RULES,
  ...GROWTH_RANKING_RULES,
  ...GROWTH_OF_TWO_RULES,
  ...CHART_RULES,
  ...COMMAND_RULES,
  ...FIGURE_RULES,
  ...MOVING_AVERAGE_RULES,
  ...PIECES_SOLD_RULES,
  ...SOLD_MOST_IN_RULES,
  ...QUANTITY_RULES,
  ...WEEKEND_RULES,
  ...DECADE_RULES,
  ...FORMULA_RULES,
  ...PER_GROUP_RULES,
  ...RATE_RULES,
  ...RATIO_RULES,
  ...FLAG_RATE_RULES,
  ...SEASON_RULES,
  ...TREND_RULES,
  ...RESHAPING_RULES,
  ...DATE_PART_RULES,
  ...ALONG_ROWS_RULES,
  ...ROW_CONDITION_RULES,
  ...OPEN_CONDITION_RULES,
  ...NEGATED_CONDITION_RULES,
  ...ROW_NOUN_RULES,
  ...NAMES_OF_ROWS_RULES,
  ...ROW_FIGURE_RULES,
  ...GROUP_CONDITION_RULES,
  ...SHARE_RULES,
  ...PORTION_RULES,
  ...PART_RATE_RULES,
  ...EXTREME_RULES,
  ...WHEN_RULES,
  ...DIMENSION_RULES,
  ...WITH_MOST_RULES,
  ...DEGREE_RULES,
  ...EXTREME_HELD_RULES,
  ...PERIOD_CHANGE_RULES,
  ...VERSUS_PERIOD_RULES,
  ...PERIOD_TOTAL_RULES,
  ...GROUP_DIFFERENCE_RULES,
  ...WORKED_OUT_RULES,
  ...PLAN_RULES,
  ...HOW_MUCH_RULES,
  ...MARK_RULES,
  ...CROSS_TABLE_RULES,
  ...EVENT_COUNT_RULES,
  ...DUPLICATE_RULES,
  ...NUMBERED_GROUP_RULES,
  ...RANK_IN_GROUP_RULES,
  ...RANKED_GROUP_RULES,
  ...ASKED_THING_RULES,
  ...MORE_THAN_OTHER_RULES,
  ...MOST_PROFITABLE_RULES,
  ...DEED_RULES,
  ...FOLLOW_UP_RULES,
  ...PLAIN_AMOUNT_RULES,
  ...WINNER_RULES,
  ...MORE_OF_THAN_RULES,
  ...EARNER_RULES,
  ...KEPT_GROUP_RULES,
  ...MONEY_GOES_RULES,
  ...UNFINISHED_RULES,
  ...USED_UP_RULES,
  ...STOCK_VALUE_RULES,
  ...PER_PERSON_RULES,
  ...DATED_FIGURE_RULES,
  ...STANDING_RULES,
  ...BAND_RULES,
  ...spokenIn('pt', PORTUGUESE_RULES),
  ...spokenIn('ar', ARABIC_RULES),
  ...EDIT_RULES,
];

/** Constructs of one language's word order: in a wish in another they would only mislead. */
function spokenIn(language: Language, rules: readonly Rule[]): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, language }));
}
