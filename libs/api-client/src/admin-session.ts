/** A hint for the page alone: whether somebody had signed in here, and when. The server decides. */
const flag = 'adminAuthenticated';
const time = 'adminLoginTime';

export const rememberAdmin = () => {
  localStorage.setItem(flag, 'true');
  localStorage.setItem(time, String(Date.now()));
};

export const forgetAdmin = () => {
  localStorage.removeItem(flag);
  localStorage.removeItem(time);
};

/** Answers how to stop listening for the sign-out of whoever runs the alliance in another tab. */
export function onAdminLeft(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === flag && newValue === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Whether somebody who runs the alliance has signed in here, and may be it still. */
export const maybeAdmin = () => localStorage.getItem(flag) === 'true';

/** What to say to who is not signed in: that the session is over, after a day or sooner, where there has been one. */
export function refusalOfAdmin() {
  return maybeAdmin() && Number(localStorage.getItem(time)) > 0
    ? { title: 'Session Expired', description: 'Please log in again to access admin dashboard' }
    : { title: 'Access Denied', description: 'Please log in to access admin dashboard' };
}
