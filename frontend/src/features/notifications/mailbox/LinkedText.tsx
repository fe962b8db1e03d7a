/** Plain text whose addresses can be followed. */
export function LinkedText({ children }: { children: string }) {
  const pieces = children.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/);
  return (
    <div className="whitespace-pre-wrap font-mono text-sm">
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
          <a key={index} href={piece} className="break-all text-brand underline underline-offset-2">
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </div>
  );
}
