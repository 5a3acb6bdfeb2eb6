/**
 * Words of the steps through which people or orders pass and become fewer (marketing, sales, shops, hiring, studies), folded
 * (`foldWords`), in English, Portuguese and Arabic.
 */
export const STAGE_WORDS: ReadonlySet<string> = new Set(
  (
    'awareness impressions impression reach visit visits visitor visitors session sessions traffic view views pageviews viewed browse browsed click clicks clicked ' +
    'interest consideration intent desire action evaluation lead leads mql mqls sql sqls prospect prospects qualified opportunity opportunities proposal proposals ' +
    'quote quotes negotiation negotiations demo demos trial trials signup signups sign-up sign-ups registered registration registrations install installs installed ' +
    'activated activation active subscribed subscription subscribers cart carts added checkout checkouts payment payments paid purchase purchases purchased ' +
    'order orders ordered customer customers buyer buyers won closed retained retention repeat loyal loyalty referral referrals advocacy renewal renewals converted conversion ' +
    'conversions contacted contact contacts meeting meetings engaged engagement applied application applications applicants applicant screened screening phone-screen ' +
    'shortlisted interview interviews interviewed offer offers offered hired hires hire onboarded accepted enrolled enrollment enrolments graduated submitted reviewed ' +
    'approved delivered opened sent download downloads downloaded homepage product downloads ' +
    'visita visitas visitantes visitante sessoes impressoes cliques clique interesse consideracao conhecimento intencao lead contactos contactados potenciais qualificados ' +
    'qualificadas oportunidade oportunidades proposta propostas negociacao orcamento demonstracao demonstracoes teste testes experimentacao registo registos inscricoes inscritos ' +
    'cadastro cadastros carrinho pagamento pagamentos compra compras encomenda encomendas pedido pedidos cliente clientes fechado ganho retencao fidelizacao renovacao ' +
    'candidaturas candidatos candidatura triagem entrevista entrevistas oferta ofertas contratados contratado admitidos matriculados aprovados conversoes convertidos subscritores ' +
    'زياره زيارات زوار الزوار الزيارات زائر مشاهدات المشاهدات مشاهده نقرات النقرات ظهور الوعي الاهتمام الرغبه التفكير عملاء محتملون المحتملون محتملين المحتملين مؤهلون مؤهلين المؤهلين المؤهلون ' +
    'فرص الفرص عرض عروض العروض تفاوض التفاوض تجربه تجريبي التجربه تسجيل التسجيل المسجلون مسجلون اشتراك اشتراكات المشتركون السله سله الدفع شراء الشراء مشتريات طلب طلبات الطلبات عميل عملاء العملاء ' +
    'مشترون احتفاظ الولاء متقدمون المتقدمون مقابله مقابلات المقابلات توظيف تعيين مقبولون المقبولون'
  ).split(' '),
);
