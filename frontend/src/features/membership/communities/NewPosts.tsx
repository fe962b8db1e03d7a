import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { plural } from '@/ui/count';
import { onHeard } from '@/ui/heard';

interface NewPostsProps {
  /** Of the discussion. */
  id: string;
  isLoading: boolean;
  onShow: () => void;
}

/** How much was written in a discussion since its posts were asked for: they move nothing until the reader wants them. */
export function NewPosts({ id, isLoading, onShow }: NewPostsProps) {
  const [count, setCount] = useState(0);
  useEffect(() => onHeard('discussion', (heard) => heard === id && setCount((known) => known + 1)), [id]);
  return (
    <div role="status" className="mt-4 empty:mt-0">
      {count > 0 && (
        <Button variant="secondary" pending={isLoading} onClick={onShow}>
          {plural(count, 'new post')}
        </Button>
      )}
    </div>
  );
}
