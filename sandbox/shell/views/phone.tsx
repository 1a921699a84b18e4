import { useSelector } from '@xstate/react';
import { suggestionFor } from '../phone/autofill.ts';
import type { Frame } from '../phone/frame.ts';
import { packageInfo } from '../phone/identity.ts';
import { type StartHint, startHintAttribute } from '#protocol/start-hint.ts';
import type { Parts } from '../wiring.ts';
import { ApplicationScreen } from './native/application-screen.tsx';
import { FaceScreen } from './native/face-screen.tsx';
import { HomeScreen, SplashScreen } from './native/home-screen.tsx';
import { PlainScreen } from './native/plain-screens.tsx';
import { PhoneBar, StatusBar, TitleBar } from './bars.tsx';
import css from './phone.module.css';
import { type Screen, screenOf } from './screen-of.ts';
import { SmsBanner } from './sms-banner.tsx';

const nativeTabs = [
  ['Home', '/'],
  ['Help', '/customer/customerCenter'],
  ['Me', '/mine/setting'],
] as const;

/** The simulated phone: the app's frame between the native bars, with native screens over it. */
export function Phone({ parts }: { parts: Parts }) {
  const { phone, frame } = parts;
  const screen = useSelector(phone, screenOf);
  const { tabs, focused, sms, borrower, notice } = useSelector(phone, ({ context }) => context);
  const inApp = screen === 'app';
  const spoken = useSelector(phone, (snapshot) => snapshot.matches({ notices: 'spoken' })) && inApp;
  const suggestion = inApp ? suggestionFor(focused, borrower, sms?.code ?? null) : null;
  return (
    <section className={css['phone']} aria-label="Simulated phone">
      <StatusBar parts={parts} />
      <SmsBanner parts={parts} />
      {inApp && <TitleBar parts={parts} />}
      <div className={css['screen']}>
        <AppFrame attach={frame.attach} parts={parts} screen={screen} />
        <NativeScreen screen={screen} parts={parts} />
        {suggestion && (
          <div className={css['suggestions']}>
            <button
              type="button"
              className={css['suggestion']}
              onClick={() => phone.send({ ...suggestion, type: 'field.filled' })}
            >
              {suggestion.label}
            </button>
          </div>
        )}
        <output className={spoken ? css['notice'] : css['silent']}>{spoken ? notice : ''}</output>
      </div>
      {inApp && tabs && (
        <nav className={css['tabs']} aria-label="Native tabs">
          {nativeTabs.map(([label, path]) => (
            <button
              key={path}
              type="button"
              onClick={() => phone.send({ type: 'tab.pressed', path })}
            >
              {label}
            </button>
          ))}
        </nav>
      )}
      <PhoneBar parts={parts} />
    </section>
  );
}

type FrameProps = { attach: Frame['attach']; parts: Parts; screen: Screen };

/** The web view. It shows pages of this origin, as in a native app, so the frame is not sandboxed. */
function AppFrame({ attach, parts: { phone, shell }, screen }: FrameProps) {
  const loggedIn = useSelector(phone, ({ context }) => context.signedIn);
  const { language, saysAtStart } = useSelector(shell, ({ context }) => context.display);
  const { topPaddingHeight } = packageInfo;
  const hint: StartHint = { loggedIn, language, topPaddingHeight };
  return (
    <iframe
      ref={attach}
      {...{ [startHintAttribute]: saysAtStart ? JSON.stringify(hint) : undefined }}
      className={css['app']}
      title="Hiram app"
      inert={screen !== 'app'}
      data-screen={screen}
    />
  );
}

function NativeScreen({ screen, parts }: { screen: Screen; parts: Parts }) {
  switch (screen) {
    case 'app':
      return null;
    case 'idle':
    case 'background':
      return <HomeScreen parts={parts} />;
    case 'splash':
      return <SplashScreen />;
    case 'application':
      return <ApplicationScreen parts={parts} />;
    case 'face':
      return (
        <FaceScreen
          onRefuse={() => parts.phone.send({ type: 'face.refused' })}
          onShow={() => parts.phone.send({ type: 'face.shown' })}
          onCancel={() => parts.phone.send({ type: 'screen.closed' })}
        />
      );
    case 'guide':
    case 'store':
    case 'nativePage':
    case 'maintenance':
      return <PlainScreen screen={screen} parts={parts} />;
  }
}
