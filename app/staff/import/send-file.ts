/**
 * The next address or the problem; undefined if the response is not the import's, for example after the session ended.
 */
type Answer = { to: string } | { problem: string | undefined };

/**
 * Posts a form with a file, because `fetch` reports no upload progress.
 * @param tell gets the share that was sent, 0 to 1
 */
export function sendFile(path: string, form: FormData, tell: (share: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(read(request.responseText));
    request.onerror = () =>
      resolve({ problem: "The file did not arrive. Check your connection and send it again." });
    request.open("POST", path);
    request.send(form);
  });
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return { problem: undefined };
  }
}
