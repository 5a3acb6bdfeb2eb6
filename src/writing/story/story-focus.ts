/** Which facts a reader asked for. */
export type StoryFocus =
  | 'rise'
  | 'fall'
  | 'growth'
  | 'extremes'
  | 'lowest'
  | 'share'
  | 'comparison'
  | 'relation'
  | 'season'
  | 'outlier'
  | 'latest'
  | 'years'
  | 'total'
  | 'average';
