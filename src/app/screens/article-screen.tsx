import { useMemo } from 'react';
import { sanitise } from '#services/html/sanitise.ts';
import { ArticleScreen as Screen } from '#views/help-centre/article.tsx';
import type { HelpCentreProps } from '#views/help-centre/props.ts';

/** The page `/customer/questionContent`. Its HTML is sanitised before it is rendered. */
export function ArticleScreen(props: HelpCentreProps) {
  const html = props.view.article?.html ?? null;
  const safe = useMemo(() => (html === null ? null : sanitise(html)), [html]);
  return <Screen {...props} html={safe} />;
}
