const mockAct = jest.fn();
const mockCreate = jest.fn();
const mockTakeOver = jest.fn();
jest.mock('react-dom/client', () => ({ createRoot: () => ({ render: jest.fn() }) }));
const mockFlush = jest.fn();
jest.mock('react-dom', () => ({ flushSync: (work: () => void) => mockFlush(work) }));
const mockAtOnce = jest.fn();
jest.mock('./drawnAtOnce', () => ({ drawnAtOnce: () => mockAtOnce() }));
jest.mock('./letReaderAct', () => ({ letReaderAct: () => mockAct() }));
jest.mock('./router', () => ({ createRouter: () => mockCreate() }));
jest.mock('./store', () => ({ createStore: jest.fn() }));
jest.mock('./takeOver', () => ({ takeOver: (...given: unknown[]) => mockTakeOver(...given) }));

const navigate = jest.fn();
const acted: (() => void)[] = [];
/** The reader has acted; what waited for it goes on. */
const act = async () => {
  acted.shift()?.();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function begin(content: string) {
  document.body.innerHTML = `<div id="root">${content}</div>`;
  jest.isolateModules(() => require('./main'));
  await act();
}

describe('the application', () => {
  beforeEach(() => {
    acted.length = 0;
    window.history.replaceState(null, '', '/stories/six-ports?print=1#figures');
    mockAct.mockImplementation(() => new Promise((resolve) => acted.push(() => resolve(undefined))));
    mockCreate.mockReturnValue({ navigate });
    mockAtOnce.mockResolvedValue(false);
  });
  afterEach(() => {
    jest.clearAllMocks();
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '';
  });

  it('begins in steps beside a page that can be read, and leaves it where its reader is', async () => {
    document.body.innerHTML = '<div id="root"><h1>Six ports</h1></div>';
    jest.isolateModules(() => require('./main'));
    expect(mockCreate).not.toHaveBeenCalled();
    await act();
    expect(mockCreate).toHaveBeenCalledTimes(1);
    expect(mockTakeOver).not.toHaveBeenCalled();
    await act();
    const [[written, render] = []] = mockTakeOver.mock.calls;
    expect(written).toBe(document.getElementById('root'));
    render?.(document.createElement('div'));
    expect(navigate).toHaveBeenCalledWith(
      { pathname: '/stories/six-ports', search: '?print=1', hash: '#figures' },
      { replace: true, preventScrollReset: true },
    );
  });

  it('begins at once where there is nothing to read', async () => {
    await begin('');
    expect(mockAct).not.toHaveBeenCalled();
    const [[, render] = []] = mockTakeOver.mock.calls;
    render?.(document.createElement('div'));
    expect(navigate).not.toHaveBeenCalled();
    expect(mockFlush).not.toHaveBeenCalled();
  });

  it('is drawn whole, in one go, where all that it shows can be there', async () => {
    mockAtOnce.mockResolvedValue(true);
    await begin('');
    const [[, render] = []] = mockTakeOver.mock.calls;
    render?.(document.createElement('div'));
    expect(mockFlush).toHaveBeenCalledTimes(1);
  });

  it('never takes what is read away in one go', async () => {
    mockAtOnce.mockResolvedValue(true);
    await begin('<h1>Six ports</h1>');
    await act();
    expect(mockAtOnce).not.toHaveBeenCalled();
    expect(mockTakeOver).toHaveBeenCalledTimes(1);
  });
});
