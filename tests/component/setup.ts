import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a screen and its code load slowly; a query times out shortly before its test.
configure({ asyncUtilTimeout: 50_000 });

afterEach(cleanup);
