/** A mail as its recipient sees it. The server's answer is sandboxed by its own policy as well. */
export function MailFrame({ title, src }: { title: string; src: string }) {
  return (
    <iframe
      title={title}
      src={src}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className="h-[60dvh] min-h-96 w-full rounded-md border border-line bg-[#ffffff]"
    />
  );
}
