import { createServer } from 'node:net';

export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? String(address.port) : '';
      server.close(() => resolve(port));
    });
  });
}
