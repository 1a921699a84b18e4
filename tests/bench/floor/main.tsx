import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Login } from './pages/login.tsx';
import { session } from './session.ts';
import { texts } from './texts.ts';

const Home = lazy(() => import('./pages/home.tsx'));
const List = lazy(() => import('./pages/list.tsx'));
const Detail = lazy(() => import('./pages/detail.tsx'));
const Confirm = lazy(() => import('./pages/confirm.tsx'));

function Pages() {
  const loggedIn = useSelector(session, ({ context }) => context.person !== null);
  if (!loggedIn) return <Login />;
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/loans" element={<List />} />
      <Route path="/loans/:id" element={<Detail />} />
      <Route path="/loans/:id/confirm" element={<Confirm />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

function Header() {
  return <header>Floor</header>;
}

session.start();
const container = document.querySelector('#root');
if (container) {
  createRoot(container).render(
    <I18nextProvider i18n={texts}>
      <BrowserRouter>
        <Header />
        <Suspense>
          <Pages />
        </Suspense>
      </BrowserRouter>
    </I18nextProvider>,
  );
}
