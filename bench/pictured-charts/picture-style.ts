/** How another library's charts look, as far as a reader of pictures cares. */
export type PictureStyle = {
  readonly name: string;
  readonly font: string;
  readonly fontSize: number;
  readonly text: string;
  readonly page: string;
  readonly panel: string;
  readonly grid: string;
  readonly gridAcross: boolean;
  readonly axis: string;
  readonly hasFrame: boolean;
  readonly tickLength: number;
  readonly palette: readonly string[];
  readonly gap: number;
  readonly legend: 'right' | 'top' | 'inside' | 'bottom';
  readonly hasAxisTitles: boolean;
  readonly lineWidth: number;
  readonly hasMarkers: boolean;
  readonly density: number;
  readonly hollowDots: boolean;
};

const VEGA = ['#4c78a8', '#f58518', '#e45756', '#72b7b2', '#54a24b', '#eeca3b', '#b279a2', '#ff9da6'];
const TABLEAU = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b', '#e377c2', '#7f7f7f'];
const OFFICE = ['#4472c4', '#ed7d31', '#a5a5a5', '#ffc000', '#5b9bd5', '#70ad47', '#264478', '#9e480e'];
const GOOGLE = ['#4285f4', '#ea4335', '#fbbc04', '#34a853', '#ff6d01', '#46bdc6', '#7baaf7', '#f07b72'];
const HUES = ['#f8766d', '#7cae00', '#00bfc4', '#c77cff', '#cd9600', '#00be67', '#00a9ff', '#ff61cc'];

const PLAIN = {
  page: '#ffffff',
  panel: '#ffffff',
  gridAcross: false,
  hasFrame: false,
  density: 1,
  hollowDots: false,
  hasMarkers: false,
};

/** Styles named for the libraries that they imitate. */
export const PICTURE_STYLES: readonly PictureStyle[] = [
  {
    ...PLAIN,
    name: 'vega',
    font: 'DejaVu Sans',
    fontSize: 10,
    text: '#000000',
    grid: '#dddddd',
    gridAcross: true,
    axis: '#888888',
    hasFrame: true,
    tickLength: 5,
    palette: VEGA,
    gap: 0.1,
    legend: 'right',
    hasAxisTitles: true,
    lineWidth: 2,
    hollowDots: true,
  },
  {
    ...PLAIN,
    name: 'matplotlib',
    font: 'DejaVu Sans',
    fontSize: 13,
    text: '#000000',
    grid: 'none',
    axis: '#000000',
    hasFrame: true,
    tickLength: 4,
    palette: TABLEAU,
    gap: 0.2,
    legend: 'inside',
    hasAxisTitles: true,
    lineWidth: 2,
  },
  {
    ...PLAIN,
    name: 'excel',
    font: 'Inter',
    fontSize: 12,
    text: '#595959',
    grid: '#d9d9d9',
    axis: '#d9d9d9',
    tickLength: 0,
    palette: OFFICE,
    gap: 0.4,
    legend: 'bottom',
    hasAxisTitles: false,
    lineWidth: 3,
  },
  {
    ...PLAIN,
    name: 'sheets',
    font: 'Inter',
    fontSize: 13,
    text: '#757575',
    grid: '#cccccc',
    axis: '#333333',
    tickLength: 0,
    palette: GOOGLE,
    gap: 0.35,
    legend: 'top',
    hasAxisTitles: true,
    lineWidth: 2,
    density: 1.5,
  },
  {
    ...PLAIN,
    name: 'ggplot',
    font: 'Inter',
    fontSize: 11,
    text: '#4d4d4d',
    panel: '#ebebeb',
    grid: '#ffffff',
    gridAcross: true,
    axis: 'none',
    tickLength: 3,
    palette: HUES,
    gap: 0.1,
    legend: 'right',
    hasAxisTitles: true,
    lineWidth: 1.5,
    density: 1.5,
  },
  {
    ...PLAIN,
    name: 'retina',
    font: 'Inter',
    fontSize: 12,
    text: '#333333',
    grid: '#e6e6e6',
    axis: '#333333',
    tickLength: 5,
    palette: VEGA,
    gap: 0.25,
    legend: 'top',
    hasAxisTitles: true,
    lineWidth: 2.5,
    hasMarkers: true,
    density: 2,
  },
  {
    ...PLAIN,
    name: 'dark',
    font: 'Inter',
    fontSize: 12,
    text: '#dddddd',
    page: '#1e1e1e',
    panel: '#1e1e1e',
    grid: '#444444',
    axis: '#999999',
    tickLength: 0,
    palette: HUES,
    gap: 0.3,
    legend: 'top',
    hasAxisTitles: true,
    lineWidth: 2.5,
    density: 1.5,
  },
];
