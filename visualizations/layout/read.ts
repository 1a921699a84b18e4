import * as v from 'valibot';
import type { Drawings } from './drawn-picture.ts';
import { ownJson } from './own-json.ts';

export const drawingsIn = (json: string): Drawings => v.parse(ownJson<Drawings>(), json);
