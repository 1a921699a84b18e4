import { svgOf } from '#visualizations/exporter/svg.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import type { Difference } from './compare.ts';
import { unionOf } from './union.ts';

export async function overlayOf(difference: Difference): Promise<string> {
  const { description, marks } = unionOf(difference);
  return svgOf(await layoutOf(description, 'plain'), description, marks);
}
