import type { AxisName } from '../insight/insight.ts';

/** A few digits name nothing by themselves: it is class 1 and floor 3 that have the most. */
const BARE = /^\p{Nd}{1,3}$/u;

/** The label that a name along an axis needs before it: that of groups which are numbers; undefined for other names. */
export function labelBefore(name: string, { kind, label }: Pick<AxisName, 'kind' | 'label'>): string | undefined {
  const isNamed = kind === 'category' || kind === 'ordered';
  return isNamed && label !== undefined && label !== '' && BARE.test(name) ? label : undefined;
}
