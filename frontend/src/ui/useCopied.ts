import { useEffect, useState } from 'react';

const feedback = 2000;

/** Copies a text; whether it was copied within the last two seconds, and how to. It answers whether the browser let it. */
export function useCopied(text: string): [isCopied: boolean, copy: () => Promise<boolean>] {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    return true;
  };

  return [isCopied, copy];
}
