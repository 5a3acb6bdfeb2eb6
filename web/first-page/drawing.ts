export { coloredConfig } from './colored-config.ts';
export { drawThumbnail, viewChart } from './view-chart.ts';
