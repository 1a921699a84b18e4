import { useSelector } from '@xstate/react';
import { suggestionFor } from '../phone/autofill.ts';
import type { Frame } from '../phone/frame.ts';
import { packageInfo } from '../phone/identity.ts';
import { type StartHint, startHintAttribute } from '#protocol/start-hint.ts';
import type { Parts } from '../wiring.ts';
import { ApplicationScreen } from './native/application-screen.tsx';
import { HomeScreen, SplashScreen, FaceScreen, PlainScreen } from './native/plain-screens.tsx';
import css from './phone.module.css';
import { SmsBanner } from './sms-banner.tsx';
import { type Screen, screenOf } from '../phone/phone.machine.ts';
import { formatTime } from '#domain/date-format.ts';

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

/** The web view. Its pages have this origin, as in a native app, so the frame is not sandboxed. */
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

function StatusBar({ parts: { controlPanel, shell } }: { parts: Parts }) {
  const time = useSelector(controlPanel, ({ context: { real, ahead } }) =>
    formatTime(real + ahead),
  );
  const offline = useSelector(shell, (snapshot) => snapshot.context.display.offline);
  return (
    <div className={css['status']}>
      <span>{time}</span>
      <span>{offline ? 'Airplane mode' : '4G'}</span>
    </div>
  );
}

function TitleBar({ parts: { phone } }: { parts: Parts }) {
  const { title, covered } = useSelector(phone, (snapshot) => snapshot.context);
  return (
    <div className={css['title']} data-loading={covered || undefined}>
      <span data-native-title="">{title || 'Hiram'}</span>
    </div>
  );
}

/** Android's navigation bar: back and home. */
function PhoneBar({ parts: { phone, frame } }: { parts: Parts }) {
  const goBack = () =>
    phone.send({ type: 'back.pressed', at: frame.location(), deep: frame.isDeep() });
  return (
    <div className={css['bar']}>
      <button type="button" aria-label="Phone back" onClick={goBack}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M12 3 5 9l7 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Phone home"
        onClick={() => phone.send({ type: 'home.pressed' })}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
