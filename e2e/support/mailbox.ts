import { expect } from '@playwright/test';

interface Message {
  readonly to: string;
  readonly code?: string;
}

/** The newest code sent to this number, from the mailbox that stands in for the telephone network. */
export async function codeSentTo(origin: string, mobile: string): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const response = await fetch(`${origin}/dev/mailbox.json`);
    const { messages } = (await response.json()) as { messages: Message[] };
    code = messages.find((message) => message.to === mobile)?.code;
    return code ?? '';
  };
  await expect.poll(look, { message: `a code for ${mobile} in the mailbox` }).toMatch(/^\d{6}$/);
  return code ?? '';
}
