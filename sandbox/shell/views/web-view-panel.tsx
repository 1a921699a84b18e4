import { useSelector } from '@xstate/react';
import type { Parts } from '../parts.ts';
import { Panel, Soft } from '#visualizations/kit/kit.tsx';

const words = { on: 'on', off: 'switched off', unseen: 'no page can see it' } as const;

/** The settings that the web view needs, as the app's page finds them (`docs/shell.md`). */
export function WebViewPanel({ parts: { phone, frame } }: { parts: Parts }) {
  // Re-renders for each page of the app, because another page can have other settings.
  useSelector(phone, (snapshot) => snapshot.context.pathname);
  const settings = frame.settings();
  return (
    <Panel title="Web view">
      {settings.length > 0 ? (
        <ul aria-label="Settings of the web view">
          {settings.map(({ name, finding }) => (
            <li key={name} data-finding={finding}>
              {name}: {words[finding]}
            </li>
          ))}
        </ul>
      ) : (
        <Soft>Measured from within the page, after the app has opened.</Soft>
      )}
    </Panel>
  );
}
