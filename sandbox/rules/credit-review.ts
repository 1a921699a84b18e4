import { addMonths, type IsoDate } from '#domain/dates.ts';
import { product } from './product.ts';

export type Applicant = {
  flagged: boolean;
  monthlyIncome: number | null;
  birthDate: IsoDate | null;
};

export function isCreditworthy(
  { flagged, monthlyIncome, birthDate }: Applicant,
  on: IsoDate,
): boolean {
  if (flagged || monthlyIncome === null || birthDate === null) return false;
  const ofAge = addMonths(birthDate, 12 * product.credit.minAge) <= on;
  return ofAge && monthlyIncome >= product.credit.minMonthlyIncome;
}
