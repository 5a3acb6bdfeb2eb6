import type { GraphConfig } from '../chart/graph-config.ts';
import { checkMarks } from './check/check-marks.ts';
import { checkTexts } from './check/check-texts.ts';
import type { Complaint } from './check/complaint.ts';
import { readShapes } from './check/painted-shapes.ts';
import type { Picture } from './draw-chart.ts';
import { readChart } from './model/read-chart.ts';

/**
 * Measures a drawn picture and says what is wrong with it: texts outside, over each other, covered, or hard to read on what lies below
 * them (WCAG AA); data without a mark; marks outside the plot or not drawn; bars that do not begin at zero. An empty list is a sound
 * picture. Shapes are judged by their fill, so a text over a thin line passes.
 */
export function checkPicture(config: GraphConfig, { svg, report }: Picture): readonly Complaint[] {
  const shapes = readShapes(svg);
  const texts = checkTexts(report, shapes);
  // Which language the picture speaks changes no datum.
  const model = readChart(config, 'EN_US');
  return model.kind === 'unusable' ? texts : [...texts, ...checkMarks(model, report, shapes)];
}
