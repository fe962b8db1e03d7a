// See docs/guides/testing.md, "A second try".
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
