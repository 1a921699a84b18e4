import * as v from 'valibot';
import type { Fetch } from '#services/api/post.ts';

/** The host's settings for a start of the app, in `app-config.json`. */
const AppConfig = v.object({
  /** Whether a service worker stores the app's files on this phone. */
  worker: v.boolean(),
  /** Build time of the oldest build that may run from this phone; null means any. */
  minimumBuild: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

/** Fetches the settings from the host; null if the fetch fails or they are invalid. */
export async function readAppConfig(fetch: Fetch): Promise<AppConfig | null> {
  try {
    const answer = await fetch('/app-config.json', { cache: 'no-cache' });
    const parsed = v.safeParse(AppConfig, await answer.json());
    return answer.ok && parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
