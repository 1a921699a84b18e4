import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import type { Person } from './api.ts';
import { session } from './session.ts';

const none: Person['loans'] = [];

export function useLoans(): Person['loans'] {
  return useSelector(session, ({ context }) => context.person?.loans ?? none);
}

export function useLoan(): Person['loans'][number] | undefined {
  const { id } = useParams();
  return useLoans().find((loan) => loan.id === id);
}
