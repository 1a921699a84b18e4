import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import { ask } from '../control/api.ts';
import { Borrower } from '../control/schemas.ts';
import { readLaunch, type Launch } from '../launch.ts';

/** A world of the simulation where it stands at a step: the server has its books, this is the phone. */
const World = v.object({
  name: v.string(),
  scenario: v.string(),
  borrower: Borrower,
  signedIn: v.boolean(),
  /** The address that the app was at. */
  path: v.string(),
  /** What the app kept on the phone. */
  local: v.record(v.string(), v.string()),
  /** The attempts at money that the phone had written down, row by row. */
  attempts: v.array(v.record(v.string(), v.unknown())),
  story: v.array(v.string()),
});
export type World = v.InferOutput<typeof World>;

/** What the address asks for: a world, or why there is none of that name. */
export type Asked = { world: World | null; problem: string | null };

/** Fetches the world that `#world=<seed>@<step>` names; null where the address names none. */
export async function readWorld(hash: string): Promise<Asked | null> {
  const name = new URLSearchParams(hash.replace(/^#/, '')).get('world');
  if (name === null) return null;
  try {
    const world = await ask(`worlds/${encodeURIComponent(name)}`, World);
    return { world, problem: null };
  } catch (error) {
    return { world: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

const Kept = v.fallback(v.pipe(v.string(), v.parseJson(), Language), 'en');

/** The setup in which a world goes on. */
export function launchOf({ scenario, path, signedIn, local }: World): Launch {
  const launch = readLaunch('');
  const language = v.parse(Kept, local['language']);
  return { ...launch, scenario, path, signedIn, display: { ...launch.display, language } };
}
