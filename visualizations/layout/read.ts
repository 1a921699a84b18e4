import * as v from 'valibot';
import type { Drawings } from './drawn-picture.ts';
import type { Layout } from './layout.ts';

const point = { x: v.number(), y: v.number() };
const frame = { ...point, width: v.number(), height: v.number() };

const Line = v.object({
  ...point,
  role: v.picklist([
    'title',
    'description',
    'caption',
    'action',
    'service',
    'tag',
    'page',
    'trigger',
    'guard',
    'effect',
  ]),
  text: v.string(),
});

const Chip = v.object({
  ...frame,
  id: v.string(),
  kind: v.picklist(['event', 'done', 'error', 'finished', 'after', 'always']),
  lines: v.array(Line),
});

const Box = v.object({
  ...frame,
  id: v.string(),
  kind: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  region: v.boolean(),
  lines: v.array(Line),
  told: v.array(Chip),
});

const Arrow = v.object({
  id: v.string(),
  source: v.nullable(v.string()),
  target: v.string(),
  points: v.array(v.object(point)),
  chips: v.array(Chip),
});

const Drawn = v.object({
  machine: v.string(),
  wording: v.picklist(['plain', 'technical']),
  width: v.number(),
  height: v.number(),
  boxes: v.array(Box),
  arrows: v.array(Arrow),
}) satisfies v.GenericSchema<unknown, Layout>;

const Picture = v.object({
  id: v.string(),
  scope: v.string(),
  part: v.nullable(v.object({ number: v.number(), of: v.number() })),
  folded: v.array(v.string()),
  states: v.array(v.string()),
  layout: Drawn,
});

const Pictures = v.tupleWithRest([Picture], Picture);

const BothWordings = v.object({ plain: Pictures, technical: Pictures });

export const drawingsIn = (json: string): Drawings => v.parse(BothWordings, JSON.parse(json));
