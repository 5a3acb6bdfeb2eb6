import { type Lexicon, numbersOf, phrasesOf, rolesOf, timesOf } from './lexicon.ts';

/** English, British and American. */
export const ENGLISH_LEXICON: Lexicon = {
  language: 'en',
  decimalMark: '.',
  labels: {
    category: 'Category',
    value: 'Value',
    change: 'Change',
    period: 'Period',
    year: 'Year',
    half: 'Half',
    quarter: 'Quarter',
    month: 'Month',
    week: 'Week',
    day: 'Day',
  },
  roles: rolesOf({
    determiner: `the a an this that these those our their its his her your my both all each every another such some any`,
    genitive: `of`,
    preposition: `per in at on for among amongst across through via within per during under between near around inside outside behind
      along into onto toward towards from to by with as over at_the_end_of as_of by_the_end_of on_behalf_of in_favour_of
      in_favor_of ahead_of after before since until till instead_of
      out_of including excluding without like`,
    link: `with at on of a_total_of totalling totaling worth as_many_as as_much_as as_few_as a_record a_mere an_average_of
      a_further an_additional another with_a_total_of at_a_total_of in_total valued_at equal_to equivalent_to`,
    from: `from`,
    to: `to`,
    by: `by`,
    and: `and & plus`,
    contrast: `while whereas but though although and_then then yet whilst followed_by ahead_of trailed_by next_came then_came
      next_was then_was in_contrast by_contrast against_that in_turn`,
    versus: `compared_with compared_to in_comparison_with in_comparison_to against versus vs up_from down_from relative_to than
      as_against rather_than as_opposed_to as_compared_with having_been`,
    relative: `when which who that whose where`,
    pronoun: `we it they he she i you us them me him there who whom what everyone nobody someone ours theirs`,
    adverb: `only just now worldwide nationwide globally annually daily weekly monthly yearly locally abroad also still then even meanwhile however respectively already again together overall altogether again
      too again once ever instead eventually finally lastly first second third next later earlier sharply slightly steadily
      strongly slowly steeply modestly significantly considerably dramatically marginally further not never fully largely mainly
      mostly simply currently previously respectively again alone apiece each in_total in_all all_told thus hence so therefore
      moreover furthermore additionally similarly likewise too as_well to_date so_far for_its_part for_their_part on_average
      by_comparison in_comparison an_increase_of a_total in_first_place in_second_place in_third_place in_last_place
      second_place third_place first_place fourth_place came_second came_third came_first came_last comfortably narrowly
      as_follows for_example for_instance by_far ex overall yesterday's today's`,
    hedge: `about around roughly approximately nearly almost more_than over less_than under fewer_than just_over just_under
      at_least at_most up_to some an_estimated close_to in_the_region_of in_excess_of upwards_of circa approx ca well_over
      well_under a_little_over a_little_under slightly_more_than slightly_less_than slightly_over slightly_under
      somewhere_around perhaps maybe estimated_at an_average_of`,
    light: `is are was were be been being am has have had having did does do will would can could may might must should shall
      stood stands stand stood_at came_to came_in_at comes_to amounted amounts amount amounted_to totalled totaled totals
       reached reaches reach hit hits recorded records registered registers saw sees seen posted posts reported reports
      measured averaged averages numbered showed shows contained contains represented represents comprised comprises
      accounted_for accounts_for accounting_for made_up makes_up make_up equalled equaled remained
      remains became got gets ended ended_the_year_with ended_with finished finished_with closed_at peaked bottomed settled
      topped_the_table topped topped_the_list tops_the_list tops_the_table top_the_list led leads leading came come comes took_up ranked ranks drew_level expected
      projected forecast set due likely fetched  stayed went_on held holds includes included takes took take allocates allocated allocate spans spanned consists consisted
      following counted counts counting lies lay sits sat brought brings drew draws attracted attracts hovered went goes gone`,
    rise: `rose rises rise rising risen grew grows grow growing grown climbed climbs climb climbing increased increases increase
      increasing jumped jumps jump jumping gained gains gain gaining surged surges soared soars advanced advances added adds
      up improved improves expanded expands doubled tripled trebled quadrupled went_up rallied recovered edged_up ticked_up
      inched_up moved_up swelled rebounded leapt leaped shot_up higher a_rise_of an_increase_of a_gain_of growth_of`,
    fall: `fell falls fall falling fallen dropped drops drop dropping declined declines decline declining decreased decreases
      decrease decreasing lost loses shed sheds slid slides slipped slips tumbled plunged plunges sank shrank shrinks
      contracted contracts down halved went_down dipped dips eased eases edged_down ticked_down plummeted slumped slumps
      retreated weakened lower a_fall_of a_drop_of a_decline_of a_decrease_of a_loss_of`,
    verb: `contain fixes fixed fix offers offer gained gains gain gaining added adds loses lose lost sheds shed made makes make sold sells sell brought_in brings_in bring_in earned earns earn won wins win scored scores score
      bought buys buy paid pays pay spent spends spend cost costs built builds build produced produces produce shipped ships
      exported exports imported imports preferred prefers prefer chose chooses choose voted votes vote said says say
      generated generates generate delivered delivers deliver received receives receive employed employs employ opened opens
      closed closes hired hires raised raises raise attended visited used use consumed consumes handled
      served serves issued issues caught carried carries carry planted harvested  returned returns lent borrowed went
      goes gone go moved weighed weighs ran walked read reads wrote writes collected collects donated donates
      completed completes contributed contributes yielded yields fetches supplied supplies supply drove drives liked likes
      like wanted wants want supported supports support opposed opposes oppose answered answers answer think thinks thought
      know knew own owns owned owed owes owe covers covered lasted lasts loaded unloaded
      processed processes welcomed hosted hosts signed signs lived lives live work works worked study studied
      play played travelled traveled travel travels commute commutes cycled cycle cycles drink drank eat ate
      eats described describe rated ordered booked  enrolled graduated invested invests
      invest allocated brought_us cast polled gave gives give given  saved saves save recycled emitted emits emit
      stored put puts beat beats defeated pulled_in takes_in took_in bring turned_over trained kept keep keeps pumped burned burnt`,
    measure: `life_expectancy sales revenue revenues income profit profits loss losses cost costs spending expenditure expenses expense turnover
      earnings margin margins price prices rent rents wage wages salary salaries budget budgets debt deficit surplus exports
      imports trade output production yield yields harvest population populations attendance unemployment employment inflation
      rate rates ratio share shares percentage proportion temperature temperatures rainfall precipitation snowfall humidity
      pressure density weight height length width depth distance speed area volume capacity consumption demand supply emissions
      traffic visits views downloads signups sign-ups sessions clicks conversion conversions orders deliveries shipments 
      bookings arrivals departures enrolment enrollment admissions births deaths cases infections headcount staff workforce
      turnout score scores rating ratings points investment investments investing spending gdp growth index value values
      total totals average averages mean median  amount level levels stock stocks inventory expectancy mortality
      donations contributions subsidies grants funding cash churn retention usage uptime downtime latency efficiency
      registrations membership memberships  circulation ridership footfall readership viewership audience donations
      takings fees fee tariff tariffs duty tax taxes bill bills interest yield ebitda royalties dividends dividend payroll
      outlay overheads throughput productivity concentration frequency duration age energy power age reserves cost_of_living`,
    head: `number amount quantity total volume value level rate share percentage proportion average mean median count sum price
      cost`,
    filler: `figure figures number numbers total totals value values result results amount amounts share one ones score count
      equivalent counterpart respective`,
    counter: `page pages section sections chapter chapters figure fig table tables article articles paragraph appendix annex
      version room rooms gate gates floor platform building no nos number numbers flight line lines route routes 
      exhibit item step question verse  issue act  part extension ext   invoice slide slides note
      clause rule bus train track lane form model  episode  phone tel fax mobile p pp box apartment apt flat
      suite street highway interstate motorway channel size agenda_item resolution`,
    label: `station group team site plant product zone region district class grade store branch shop factory line phase stage
      plot sample batch reactor round game match heat lap wave unit ward warehouse depot school lab sector segment type category tier level route trial
      experiment model mission project model cohort lot field sensor server node`,
    unit: `tonne tonnes ton tons kg kilogram kilograms kilo kilos gram grams g mg lb lbs  ounces oz litre litres liter
      liters ml gallons gallon barrel barrels bbl km kilometre kilometres kilometer kilometers metre metres meter meters m cm
      mm mile miles foot feet ft inch inches hectare hectares acre acres ha km² m² m³ mw gw kw kwh mwh gwh twh watts
      megawatts gigawatts terawatt-hours kilowatt-hours gigawatt-hours megawatt-hours °c °f degrees degree celsius fahrenheit
      hours hour minutes minute seconds second ms days weeks months years mph km/h kph bpm ppm db hz mhz ghz gb tb mb mbps
      percentage_points percentage_point  basis_points bps cubic_metres square_metres square_kilometres
      square_miles cents cent dinars dinar crowns cubic_meters square_meters square_feet dozen calories kcal `,
    respectively: `respectively in_that_order in_this_order`,
    rest: `the_rest the_remainder  the_others`,
    more: `more higher above greater larger`,
    less: `less fewer lower below smaller`,
    base: `of out_of among from_among`,
    aside: `thanks_to because_of due_to according_to in_terms_of on_behalf_of as_of despite in_spite_of regardless_of except_for
      apart_from aside_from based_on depending_on`,
    range: `range ranges ranged ranging vary varies varied between`,
    class: `by`,
    side: `for against in_favour in_favor`,
    loss: `loss losses lost lose loses losing deficit deficits shortfall`,
    gain: `profit profits earnings earned earn earns made gain gains gained surplus surpluses`,
  }),
  numbers:
    numbersOf(`zero|0 one|1 two|2 three|3 four|4 five|5 six|6 seven|7 eight|8 nine|9 ten|10 eleven|11 twelve|12 thirteen|13
    fourteen|14 fifteen|15 sixteen|16 seventeen|17 eighteen|18 nineteen|19 twenty|20 thirty|30 forty|40 fifty|50 sixty|60
    seventy|70 eighty|80 ninety|90 hundred|100 dozen|12 half|0.5`),
  articles: new Set(['a', 'an', 'one', 'half']),
  ordinals: numbersOf(`first|1 second|2 third|3 fourth|4 1st|1 2nd|2 3rd|3 4th|4 last|4 final|4`),
  periods: timesOf({
    year: 'year season fiscal_year financial_year',
    half: 'half half-year',
    quarter: 'quarter',
    month: 'month',
    week: 'week',
    day: 'day',
  }),
  moments: timesOf({
    year: `last_year this_year next_year a_year_later one_year_later the_year_after the_previous_year the_year_before a_year_earlier a_year_ago the_prior_year
      the_following_year the_year_after one_year_earlier previous_year the_same_period_last_year the_year_earlier`,
    quarter:
      'last_quarter this_quarter the_previous_quarter a_quarter_earlier the_prior_quarter next_quarter the_following_quarter',
    month: 'last_month this_month the_previous_month a_month_earlier the_month_before next_month the_following_month',
    week: 'last_week this_week the_previous_week a_week_earlier the_week_before next_week the_following_week',
    day: 'yesterday today tomorrow the_previous_day the_day_before last_night this_morning',
    period: 'a_decade_earlier a_decade_ago the_decade_before last_season this_season last_summer last_winter',
  }),
  multipliers:
    numbersOf(`twice_as_many|2 twice_as_much|2 double_that|2 twice_that|2 double_the_number|2 half_as_many|0.5
    half_as_much|0.5 half_that|0.5 three_times_as_many|3 three_times_as_much|3 four_times_as_many|4 four_times_as_much|4
    five_times_as_many|5 five_times_as_much|5 ten_times_as_many|10 the_same_number|1 as_many|1`),
  isVerbLike: (word) => word.length > 4 && word.endsWith('ed') && !NOT_VERBS.has(word),
  isHeadFirst: false,
};

const NOT_VERBS: ReadonlySet<string> = new Set(
  phrasesOf(
    'united limited hundred speed breed indeed exceed proceed  mixed aged combined detailed need seed weed steed',
  ),
);
