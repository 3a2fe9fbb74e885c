import { Button } from 'antd';

interface ReviewButtonProps {
  name: string;
  danger?: boolean;
  onClick: () => void;
}

/** One action on responses. */
export const ReviewButton = ({ name, danger = false, onClick }: ReviewButtonProps) => (
  <Button size="small" danger={danger} onClick={onClick}>
    {name}
  </Button>
);
