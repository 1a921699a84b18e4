import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first screen of a file waits for its code, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
