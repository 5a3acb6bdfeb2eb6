import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'web/**/*.test.ts',
    ],
    setupFiles: ['test/property-seed.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
    reporters: process.env.CI ? ['default'] : ['dot'],
  },
});
