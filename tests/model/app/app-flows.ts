import * as v from 'valibot';
import type { FlowId } from '#domain/pages.ts';
import { flowIds } from '#machines/flows.ts';
import { isObject, partOf } from '#tests/flows/part.ts';
import { folderOf } from '#machines/description/folder.ts';
import type { AppFlow } from './app-flow.ts';

const parts = new Map(
  await Promise.all(
    flowIds.map(async (id): Promise<[FlowId, unknown]> => [id, await partOf(folderOf(id), 'app')]),
  ),
);

/** The part of a flow in the walk of the whole app, found by its folder. */
export const appFlowOf = <Id extends FlowId>(id: Id): AppFlow<Id> =>
  v.parse(
    v.custom<AppFlow<Id>>(
      isObject,
      `tests/flows/${folderOf(id)}/app.ts exports no \`app\`: the whole app cannot be walked through ${id}`,
    ),
    parts.get(id),
  );
