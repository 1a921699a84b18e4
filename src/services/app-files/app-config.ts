import * as v from 'valibot';
import type { Fetch } from '#services/api/post.ts';

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

const AppConfig = v.object({
  worker: v.boolean(),
  /** Build time of the oldest build that may run; null means any. */
  minimumBuild: v.nullable(v.pipe(v.string(), v.check(isTime, 'not a time'))),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

export async function readAppConfig(fetch: Fetch): Promise<AppConfig | null> {
  try {
    const answer = await fetch('/app-config.json', { cache: 'no-cache' });
    const parsed = v.safeParse(AppConfig, await answer.json());
    return answer.ok && parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
